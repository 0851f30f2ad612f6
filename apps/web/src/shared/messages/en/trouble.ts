import type { ChainConfigErrorCode } from '@org/chain-config';
import type { ConfigErrorCode } from '../../config/errors.ts';

const chainNotFound = 'Supported chain config is not found';
const invalid = 'This site’s configuration is invalid. Its operator has to fix it.';

/** Words for pages that can't be shown, and what to do next. */
export const trouble = {
  generic: 'Oops, something went wrong!',
  tryAgain: 'Try again',
  toStart: 'Go to the home page',
  toContests: 'See all contests',
  notFound: {
    title: 'Page not found',
    text: 'There is nothing at this address.',
  },
  pageFailed: {
    title: 'This page could not be shown',
    text: 'Your connection may have dropped, or the site was updated.',
    offline: 'You are offline, and part of this page is not loaded yet.',
  },
  unknownChain: {
    title: 'Unknown chain',
    text: (slug: string) => `${chainNotFound}: this site does not know “${slug}”.`,
    known: 'Available chains:',
  },
  noSuchContest: {
    title: 'No such contest',
    text: 'Check that the link is complete.',
  },
  notSetUp: 'Not set up yet',
  config: {
    'config-invalid': invalid,
    'config-unreachable': 'This site’s configuration could not be loaded. Check your connection.',
  } satisfies Record<ConfigErrorCode, string>,
  chainConfig: {
    'chain-config-not-found': chainNotFound,
    'chain-configs-invalid': invalid,
  } satisfies Record<ChainConfigErrorCode, string>,
} as const;
