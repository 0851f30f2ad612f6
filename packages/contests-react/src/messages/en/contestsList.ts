import { silentScan } from './silentScan.ts';

/** Messages for the list of contests. Numbers also come as text, formatted for the reader's locale. */
export const englishContestsList = {
  title: 'Contests',
  startContest: 'Start a contest',
  chains: 'Chains',
  loading: 'Loading the contests',
  showMore: 'Show more',
  search: {
    name: 'Search contests',
    label: 'Search',
    placeholder: 'Title or link',
    clear: 'Clear filters',
    state: 'State',
    /** Contests in every state. */
    all: 'All',
    mine: 'Mine',
    sort: 'Order',
    sorts: { newest: 'Newest first', oldest: 'Oldest first', ending: 'Ending soonest' },
  },
  count: (n: number, shown: string) => {
    if (n === 0) return 'No contests';
    return n === 1 ? '1 contest' : `${shown} contests`;
  },
  countOf: (shown: string, total: string) => `${shown} of ${total} contests`,
  countSoFar: (n: number, shown: string, searched: string, total: string) =>
    `${n === 1 ? '1 contest' : `${shown} contests`} so far, ${searched} of ${total} searched`,
  empty: {
    title: 'No contests yet',
    text: 'Nobody has started one here. Yours could be the first.',
  },
  nothing: {
    title: 'No contests found',
    text: 'Try other words or fewer filters.',
    sofar: 'No match among the contests searched so far.',
    mine: 'Your address has not started any of these contests and judges none of them.',
    lookFurther: 'Search more',
  },
  connect: {
    title: 'Which contests are yours?',
    text: 'Connect a wallet to see the contests its address started or judges. You don’t have to sign anything.',
    act: 'Connect a wallet',
  },
  failed: {
    title: 'The contests could not be loaded',
    text: silentScan,
  },
  moreFailed: 'The next contests could not be loaded.',
  tryAgain: 'Try again',
  hiddenCard: {
    text: 'This contest is hidden by the operator of this site.',
    open: 'Open anyway',
  },
  hidden: (count: number) =>
    count === 1
      ? '1 contest is hidden by the operator of this site.'
      : `${count} contests are hidden by the operator of this site.`,
  partlyKnown: 'Not all changes of judges could be loaded. Some of your contests may be missing.',
  unreadable: (count: number) =>
    count === 1
      ? '1 more attestation is listed as a contest but can’t be read.'
      : `${count} more attestations are listed as contests but can’t be read.`,
  /** How far a search for words reaches: `read` contests were opened or seen as cards. */
  searchReach: (read: number) =>
    `The index searches titles. Descriptions and the names of entries and winners are searched in the ${read === 1 ? 'one contest' : `${read} contests`} that this page has read.`,
  /** Below a list that is ordered by ends, as long as there is more. */
  orderReach: (searched: number, total: number) =>
    `Ordered among the ${searched} contests read so far, of ${total}: the index cannot order by the end.`,
  /** Beside the state on a card; `distance` is "in 2 days" or "2 days ago". */
  when: {
    submissions: (distance: string) => `submissions close ${distance}`,
    admission: (distance: string) => `judging starts ${distance}`,
    upcoming: (distance: string) => `judging starts ${distance}`,
    judging: (distance: string) => `ends ${distance}`,
    revealing: (distance: string) => `reveals end ${distance}`,
    closed: (distance: string) => `ended ${distance}`,
    withdrawn: (distance: string) => `withdrawn ${distance}`,
  },
  organizer: 'Organizer',
  entries: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  judges: (count: number) => (count === 1 ? '1 judge' : `${count} judges`),
  reviews: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
  /** In a sealed contest: reviews that can be read once they are revealed. */
  sealed: (count: number) => (count === 1 ? '1 sealed review' : `${count} sealed reviews`),
  revealed: (count: number, total: number) => `${count} of ${total} revealed`,
  first: 'First place',
  noReview: 'No reviews',
  unknown: 'The result could not be loaded',
  shared: (count: number) => `First place, shared by ${count}`,
  /** A finished contest on the start page. */
  featured: {
    name: (title: string) => `Result of ${title}`,
    first: (name: string) => `First place: ${name}`,
    from: (n: number) => `From ${n === 1 ? '1 signed review' : `${n} signed reviews`}`,
    gave: (name: string, points: number, max: number) => `gave ${name} ${points} of ${max} points`,
  },
} as const;
