const description =
  'Start a contest, let judges review every entry in public, signed words, and give everybody a result that they can recompute.';

/** Titles (the product's name is put behind them) and descriptions of the pages as the server sends them. */
export const documents = {
  landing: { title: 'Contests that anyone can recompute', description },
  contests: { title: 'Contests', description: 'Contests and their results, judged in public.' },
  start: {
    title: 'Start a contest',
    description: 'Name the judges and the entries; everything after that happens in public.',
  },
  contest: { title: 'Contest', description },
  share: { title: 'Share the contest', description },
  'not-found': { title: 'Page not found', description },
} as const;
