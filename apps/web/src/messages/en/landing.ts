/** Words of the start page. */
export const landing = {
  title: 'Contests that anyone can recompute',
  lead: 'Name the judges, list the entries, and have every review signed in public. The ranking is computed from the signed reviews alone, so nobody has to take your word for it.',
  startContest: 'Start a contest',
  seeLatest: 'Browse contests',
  free: 'You need no account and no wallet to read.',
  example: {
    caption: 'Example: each dot is a signed review, and the mark is their mean.',
    title: 'Tools for small libraries',
    state: 'Closed',
    summary: '5 judges, 20 of 20 reviews',
    rank: 'Rank',
    entry: 'Entry',
    points: 'Points',
    entries: ['Reading lamp', 'Shelf map', 'Night stamp', 'Quiet printer'],
    quote: 'A volunteer learns it in an hour, and it works when the network is down.',
    by: 'Signed by Milo Brandt, 24 of 26',
    check: 'Agrees with the chain at block 18,204, according to rpc.example',
  },
  howTitle: 'How it works',
  steps: [
    {
      title: 'You start it',
      text: 'Enter a title, your criteria, the judges and the entries, and when judging ends. Your wallet signs everything once.',
    },
    {
      title: 'Judges review in public',
      text: 'Points for each of your criteria, and a comment. Each review is signed by its judge and permanent.',
    },
    {
      title: 'Anyone can do the math',
      text: 'One published rule makes the ranking. Check it against the chain, or download the reviews and compute it yourself.',
    },
  ],
  recentTitle: 'Latest',
  seeAll: 'See all contests',
  empty: 'Nobody has started a contest here yet. Yours could be the first.',
  failed: 'The latest contests could not be loaded.',
  failedText: 'Everything signed is safe on the chain, and the rest of this page works.',
  tryAgain: 'Try again',
} as const;
