import { silentScan } from './silentScan.ts';

/** Messages for a contest link that leads to nothing the page can show. */
export const englishContestMissing = {
  notFound: {
    title: 'No such contest',
    text: (chain: string) =>
      `There is no attestation with this UID on ${chain}. Check that the link was copied completely.`,
  },
  notFoundUnchecked: {
    title: 'No such contest',
    text: (chain: string) =>
      `The index doesn’t know this UID, and ${chain} can’t be reached. A new contest may take a moment to appear.`,
  },
  notAContest: {
    title: 'This attestation is not a contest',
    text: 'There is an attestation with this UID, but it is not a valid contest.',
    open: 'View the attestation',
  },
  notIndexed: {
    title: 'Not indexed yet',
    text: 'The contest is on the chain but not in the index yet. This page opens it as soon as it is indexed.',
    read: 'Read it from the chain now',
  },
  failed: {
    title: 'The contest could not be loaded',
    text: silentScan,
    read: 'Read it from the chain instead',
  },
  chainFailed: {
    title: 'The contest could not be loaded',
    text: 'Neither the index nor the chain can be reached right now.',
  },
  tryAgain: 'Try again',
};
