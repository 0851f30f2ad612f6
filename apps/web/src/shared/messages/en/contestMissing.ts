import { silentScan } from './scanErrors.ts';

/** Words for a contest's link that leads to nothing that can be shown. */
export const contestMissing = {
  notFound: {
    title: 'No such contest',
    text: (chain: string) =>
      `There is no attestation with this UID on ${chain}. Check that the link was copied completely.`,
  },
  notFoundUnchecked: {
    title: 'No such contest',
    text: (chain: string) =>
      `The scan does not know this UID, and ${chain} could not be asked. A contest that was just started may need a moment.`,
  },
  notAContest: {
    title: 'This attestation is not a contest',
    text: 'There is an attestation with this UID, but it is not a contest that can be read.',
    open: 'See the attestation on the scan',
  },
  notIndexed: {
    title: 'Not indexed yet',
    text: 'The contest is on the chain. The scan, which everybody reads from, has not come so far; this page opens by itself as soon as it has.',
    read: 'Read it from the chain now',
  },
  failed: {
    title: 'The contest could not be loaded',
    text: silentScan,
    read: 'Read it from the chain instead',
  },
  chainFailed: {
    title: 'The contest could not be loaded',
    text: 'Neither the scan nor the chain can be reached at the moment.',
  },
  tryAgain: 'Try again',
};
