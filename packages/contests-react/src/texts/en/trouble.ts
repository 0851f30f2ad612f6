const chainNotFound = 'Supported chain config is not found';

/** Words for pages that can't be shown, and what to do next. */
export const troubleTexts = {
  /** Of the browser's tab. */
  documentTitle: (page: string, productName: string) => `${page} · ${productName}`,
  generic: 'Oops, something went wrong!',
  tryAgain: 'Try again',
  toStart: 'Go to the home page',
  toContests: 'See all contests',
  notFound: {
    title: 'Page not found',
    text: 'There is nothing at this address.',
  },
  pageFailed: {
    title: 'This page could not be shown',
    text: 'Your connection may have dropped, or the site was updated.',
    offline: 'You are offline, and part of this page is not loaded yet.',
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
  notSetUp: 'Not set up yet',
} as const;
