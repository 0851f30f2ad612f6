/** Words of the start page. */
export const landing = {
  title: 'Contests that anyone can recompute',
  lead: 'Name the judges, list the entries, and let every review be written in public and signed. The ranking follows from the signatures alone, so nobody has to take your word for it.',
  startContest: 'Start a contest',
  seeLatest: 'See what is on',
  free: 'Reading needs no account and no wallet.',
  example: {
    caption: 'An example: every dot is one signed review, the mark is their mean.',
    title: 'Tools for small libraries',
    state: 'Closed',
    summary: '5 judges, 20 of 20 reviews',
    rank: 'Rank',
    entry: 'Entry',
    points: 'Points',
    entries: ['Reading lamp', 'Shelf map', 'Night stamp', 'Quiet printer'],
    quote: 'A volunteer learns it in an hour, and it works when the network does not.',
    by: 'Signed by 0x70…79C8, 24 of 26',
    check: 'Agrees with the chain',
  },
  howTitle: 'How it works',
  steps: [
    {
      title: 'You start it',
      text: 'A title, the judges’ addresses and the links to judge. Your wallet signs them once, and the list is fixed.',
    },
    {
      title: 'Judges review in public',
      text: 'Six yes-or-no questions and a comment for every entry. Each review is signed by its judge and stays for ever.',
    },
    {
      title: 'Anyone does the sum',
      text: 'One published rule makes the ranking. Check it against the chain, or take the reviews and add them up yourself.',
    },
  ],
  recentTitle: 'Latest',
  seeAll: 'See them all',
  empty: 'Nothing has been started here yet. The first one could be yours.',
  failed: 'The latest ones could not be loaded.',
  failedText: 'What has been signed is safe on the chain. Everything else on this page works.',
  tryAgain: 'Try again',
} as const;
