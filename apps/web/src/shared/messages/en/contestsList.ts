import { silentScan } from './scanErrors.ts';

/** Words of the list of contests. Numbers come written out as well, as the reader writes them. */
export const contestsList = {
  title: 'Contests',
  startContest: 'Start a contest',
  chains: 'Chains',
  loading: 'Loading the contests',
  showMore: 'Show more',
  search: {
    name: 'Search contests',
    label: 'Search',
    placeholder: 'Words, a link, a UID or an address',
    clear: 'Clear filters',
    state: 'State',
    states: { all: 'All' },
    mine: 'Mine',
    sort: 'Order',
    sorts: { newest: 'Newest first', oldest: 'Oldest first', ending: 'Ending soonest' },
  },
  count: (n: number, shown: string) => {
    if (n === 0) return 'No contest';
    return n === 1 ? '1 contest' : `${shown} contests`;
  },
  countOf: (shown: string, total: string) => `${shown} of ${total} contests`,
  countSoFar: (n: number, shown: string, searched: string, total: string) =>
    `${n === 1 ? '1 contest' : `${shown} contests`} so far, ${searched} of ${total} looked through`,
  empty: {
    title: 'No contest yet',
    text: 'Nobody has started one here. The first one could be yours.',
  },
  nothing: {
    title: 'Nothing found',
    text: 'Try another word, or look for less at once.',
    sofar: 'Among those looked through so far no contest fits.',
    mine: 'Your address has started none of these contests and judges none of them.',
    lookFurther: 'Look further',
  },
  connect: {
    title: 'Which contests are yours?',
    text: 'Connect a wallet to see those that its address started or judges. Nothing has to be signed for that.',
    act: 'Connect a wallet',
  },
  failed: {
    title: 'The contests could not be loaded',
    text: silentScan,
  },
  moreFailed: 'The next ones could not be loaded.',
  tryAgain: 'Try again',
  hiddenCard: {
    text: 'A contest is hidden by the operator of this site.',
    open: 'Open it all the same',
  },
  hidden: (count: number) =>
    count === 1
      ? '1 contest is hidden by the operator of this site.'
      : `${count} contests are hidden by the operator of this site.`,
  unreadable: (count: number) =>
    count === 1
      ? 'One more attestation is listed as a contest, but it cannot be read.'
      : `${count} more attestations are listed as contests, but they cannot be read.`,
  endsIn: (distance: string) => `ends ${distance}`,
  ended: (date: string) => `since ${date}`,
  organizer: 'Organizer',
  entries: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  judges: (count: number) => (count === 1 ? '1 judge' : `${count} judges`),
  reviews: (count: number, total: number) => `${count} of ${total} ${total === 1 ? 'review' : 'reviews'}`,
  reviewsLabel: 'Reviews',
  first: 'First place',
  noReview: 'No review was signed',
  unknown: 'The result could not be loaded',
  shared: (count: number) => `First place, shared by ${count}`,
} as const;
