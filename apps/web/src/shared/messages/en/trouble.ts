/** What is said when something cannot be shown, and the way on. */
export const trouble = {
  generic: 'Oops, something went wrong!',
  tryAgain: 'Try again',
  toStart: 'Go to the start page',
  toContests: 'Go to the list',
  notFound: {
    title: 'Page not found',
    text: 'There is nothing at this address. It may have been typed or copied wrongly.',
  },
  pageFailed: {
    title: 'This page could not be shown',
    text: 'Your connection may have dropped, or a newer version was published while the page was open.',
    offline:
      'You are offline, and a part of this page has not been loaded yet. It goes on by itself once you are back.',
  },
  unknownChain: {
    title: 'Unknown chain',
    text: (slug: string) => `This copy of the product does not know a chain called “${slug}”.`,
    known: 'It knows:',
  },
  noSuchContest: {
    title: 'No such contest',
    text: 'The link does not lead to a contest. Check that it was copied completely.',
  },
  config: {
    title: 'Not set up yet',
    invalid: 'The configuration of this copy cannot be read. Its operator has to look at it.',
    unreachable: 'The configuration of this copy could not be loaded. Your connection may have dropped.',
  },
} as const;
