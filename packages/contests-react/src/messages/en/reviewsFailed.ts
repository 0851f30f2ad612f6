import { silentScan } from './silentScan.ts';

/** Words in place of reviews that could not be read. */
export const reviewsFailedTexts = {
  title: 'The reviews could not be loaded',
  text: silentScan,
  tryAgain: 'Try again',
  read: 'Read them from the chain instead',
  /** Reading the chain takes too many requests to start without asking. */
  textCostly: (requests: string | null) =>
    `The index isn’t responding, and reading the chain takes ${requests === null ? 'more than 100' : `about ${requests}`} requests.`,
  readCostly: 'Read it from the chain instead',
};
