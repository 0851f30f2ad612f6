import type { ChainConfigErrorCode } from '@org/chain-config';
import type { ConfigErrorCode } from '../../config/errors.ts';

const chainNotFound = 'Supported chain config is not found';
const invalid = 'The configuration of this copy cannot be read. Its operator has to look at it.';

/** What is said when something cannot be shown, and the way on. */
export const trouble = {
  generic: 'Oops, something went wrong!',
  tryAgain: 'Try again',
  toStart: 'Go to the start page',
  toContests: 'See all contests',
  notFound: {
    title: 'Page not found',
    text: 'There is nothing at this address. It may have been typed or copied wrongly.',
  },
  pageFailed: {
    title: 'This page could not be shown',
    text: 'Your connection may have dropped, or a newer version was published while the page was open.',
    offline:
      'You are offline, and a part of this page has not been loaded yet. It goes on by itself once you are back.',
  },
  unknownChain: {
    title: 'Unknown chain',
    text: (slug: string) => `${chainNotFound}: this copy of the product does not know “${slug}”.`,
    known: 'It knows:',
  },
  noSuchContest: {
    title: 'No such contest',
    text: 'The link does not lead to a contest. Check that it was copied completely.',
  },
  notSetUp: 'Not set up yet',
  config: {
    'config-invalid': invalid,
    'config-unreachable':
      'The configuration of this copy could not be loaded. Your connection may have dropped.',
  } satisfies Record<ConfigErrorCode, string>,
  chainConfig: {
    'chain-config-not-found': chainNotFound,
    'chain-configs-invalid': invalid,
  } satisfies Record<ChainConfigErrorCode, string>,
} as const;
