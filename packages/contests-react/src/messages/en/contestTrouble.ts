import { silentScan } from './silentScan.ts';

/** Messages in place of reviews that could not be read. */
export const englishReviewsFailed = {
  title: 'The reviews could not be loaded',
  text: silentScan,
  tryAgain: 'Try again',
  read: 'Read them from the chain instead',
  /** Reading the chain takes too many requests to start without asking. */
  textCostly: (requests: string | null) =>
    `The index isn’t responding, and reading the chain takes ${requests === null ? 'more than 100' : `about ${requests}`} requests.`,
  readCostly: 'Read it from the chain instead',
};

/** Notices about where a page's data comes from, and about hidden contests. */
export const englishContestTrouble = {
  partial: {
    title: 'Some reviews are missing',
    text: 'The index didn’t return every review it counts, so this ranking may be wrong.',
    read: 'Read them from the chain instead',
  },
  stale: {
    title: 'Not up to date',
    text: 'The last refresh failed. You are seeing older data.',
    tryAgain: 'Try again',
  },
  fromChain: {
    title: 'Read from the chain',
    line: 'Read from the chain.',
    text: 'This page is not using the index right now.',
    scanDown: 'The index isn’t responding.',
    reading: 'Reading from the chain',
    back: 'Use the index again',
  },
  hidden: {
    title: 'Hidden by the operator of this site',
    text: 'The operator does not show this contest here. It is still public on the chain: hiding it changes neither its reviews nor its ranking.',
    showAnyway: 'Show anyway',
  },
} as const;

/** Messages in place of texts of a contest that could not be loaded. */
export const englishMissingDocument = {
  withdrawn: {
    title: 'The organizer withdrew this contest',
    text: 'It accepts no more entries or reviews.',
  },
  title: 'The texts of this contest could not be loaded',
  text: 'The page shows numbers and hashes instead of names. The ranking does not depend on the texts.',
  loading: 'The texts of this contest are loading.',
  reasons: {
    unavailable: 'No copy of them is available here.',
    'unsupported-uri': 'They are in a place that this page does not open.',
    'too-large': 'They are larger than allowed.',
    altered: 'What was found is not what the organizer signed.',
    unreadable: 'What was found is not a contest document.',
  },
  /** The server limits its requests, or is overloaded. */
  busy: 'The server that keeps a copy of them cannot answer now. This page asks again in a minute.',
  tryAgain: 'Try again',
  place: 'Location',
  hash: 'Hash',
};
