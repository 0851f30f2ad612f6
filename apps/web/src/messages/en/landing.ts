/** Messages of the start page. */
export const landing = {
  title: 'Everyone can see why the winner won.',
  lead: 'Run a hackathon, a grant or a student contest in the open. Each judge signs a review of each entry, and the ranking adds itself up. Nobody can change it afterwards, not even you.',
  startContest: 'Start a contest',
  seeResult: 'See a result',
  free: 'Reading needs no account.',
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
    by: 'Example: signed by Milo Brandt, 24 of 26',
  },
  howTitle: 'A contest in three steps',
  steps: [
    {
      title: 'You set the stage',
      text: 'Say what it is about, invite judges, choose criteria and dates. A draft waits for you.',
    },
    {
      title: 'Judges write reviews',
      text: 'One entry at a time, with its pictures beside the form, on a laptop or on a phone between two tables.',
    },
    {
      title: 'The ranking stands',
      text: 'Points come from the reviews alone. Winners get a page worth sharing, and every team reads what the judges said.',
    },
  ],
  honestTitle: 'How it is kept honest',
  honest: [
    {
      title: 'Signed by name',
      text: 'A review counts only with the signature of a judge on the list. Everybody sees who said what, and when.',
    },
    {
      title: 'Kept in public',
      text: 'Reviews are stored on a public blockchain, so neither the organizer nor this site can edit or lose them.',
    },
    {
      title: 'Added up by anyone',
      text: 'The rule is one page long. Download the reviews, add them up yourself, and get the same ranking.',
    },
  ],
  finishedTitle: 'Finished contests',
  openTitle: 'Open contests',
  seeAll: 'All contests',
  noneFinished: 'No contest here is finished yet.',
  empty: 'Nobody has started a contest here yet. Yours could be the first.',
  noneOpen: 'No contest here is open now. Yours could be the next.',
  failed: 'The latest contests could not be loaded.',
  failedText: 'Everything signed is safe, and the rest of this page works.',
  tryAgain: 'Try again',
} as const;
