/** Words of the list of contests. */
export const contestsList = {
  title: 'Contests',
  startContest: 'Start a contest',
  chains: 'Chains',
  loading: 'Loading the contests',
  showMore: 'Show more',
  empty: {
    title: 'No contest yet',
    text: 'Nobody has started one here. The first one could be yours.',
  },
  failed: {
    title: 'The contests could not be loaded',
    text: 'The attestation scan did not answer. What was signed is still on the chain.',
  },
  moreFailed: 'The next ones could not be loaded.',
  tryAgain: 'Try again',
  unreadable: (count: number) =>
    count === 1
      ? 'One more attestation is listed as a contest, but it cannot be read.'
      : `${count} more attestations are listed as contests, but they cannot be read.`,
  states: { judging: 'Judging', closed: 'Closed', withdrawn: 'Withdrawn' },
  endsIn: (distance: string) => `ends ${distance}`,
  ended: (date: string) => `since ${date}`,
  untitled: 'Untitled',
  organizer: 'Organizer',
  entries: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  judges: (count: number) => (count === 1 ? '1 judge' : `${count} judges`),
  reviews: (count: number, total: number) => `${count} of ${total} reviews`,
  reviewsLabel: 'Reviews',
  first: 'First place',
  shared: (count: number) => `First place, shared by ${count}`,
} as const;
