/** Words around the pages: header, footer, and what is said when a page cannot be shown. */
export const shell = {
  skip: 'Skip to the content',
  productName: 'Laurel',
  home: (productName: string) => `${productName}, start page`,
  mainNavigation: 'Main',
  contests: 'Contests',
  startContest: 'Start a contest',
  loading: 'Loading',
  footer: 'Contests, judged in public and signed on the chain. Nothing here has to be trusted.',
  documentTitle: (page: string, productName: string) => `${page} · ${productName}`,
} as const;
