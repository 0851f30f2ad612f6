const chainNotFound = 'Supported chain config is not found';

/** Messages for pages that can't be shown, and what to do next. */
export const englishTrouble = {
  toStart: 'Go to the home page',
  toContests: 'See all contests',
  notFound: {
    title: 'Page not found',
    text: 'There is nothing at this address.',
  },
  unknownChain: {
    title: 'Unknown chain',
    text: (slug: string) => `${chainNotFound}: this site does not know “${slug}”.`,
    known: 'Available chains:',
  },
  noSuchContest: {
    title: 'No such contest',
    text: 'Check that the link is complete.',
  },
} as const;
