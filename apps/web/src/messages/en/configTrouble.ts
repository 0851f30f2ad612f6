import type { ChainConfigErrorCode } from '@org/chain-config';
import type { ConfigErrorCode } from '../../config/errors.ts';

const invalid = 'This site’s configuration is invalid. Its operator has to fix it.';

/** Messages for a site without a usable configuration. */
export const configTrouble = {
  generic: 'Oops, something went wrong!',
  notSetUp: 'Not set up yet',
  tryAgain: 'Try again',
  lost: 'Your connection may have dropped, or the site was updated.',
  config: {
    'config-invalid': invalid,
    'config-unreachable': 'This site’s configuration could not be loaded. Check your connection.',
  } satisfies Record<ConfigErrorCode, string>,
  chainConfig: {
    'chain-config-not-found': 'Supported chain config is not found',
    'chain-configs-invalid': invalid,
  } satisfies Record<ChainConfigErrorCode, string>,
} as const;
