const description =
  'Start a contest, let judges review every entry in public, signed words, and give everybody a result that they can recompute.';

/** Titles and descriptions of the pages as the server sends them, before anything is known. */
export const documents = {
  landing: { title: 'Laurel: contests that anyone can recompute', description },
  contests: { title: 'Contests · Laurel', description: 'Contests and their results, judged in public.' },
  start: {
    title: 'Start a contest · Laurel',
    description: 'Name the judges and the entries; everything after that happens in public.',
  },
  contest: { title: 'Contest · Laurel', description },
  share: { title: 'Share the contest · Laurel', description },
  'not-found': { title: 'Page not found · Laurel', description },
} as const;
