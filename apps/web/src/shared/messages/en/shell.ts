/** Words around the pages: header, footer, and what is said when a page cannot be shown. */
export const shell = {
  skip: 'Skip to the content',
  /** The name where the configuration is not known; a server puts its own into the pages instead. */
  productName: 'Laurel',
  home: (productName: string) => `${productName}, start page`,
  mainNavigation: 'Main',
  contests: 'Contests',
  startContest: 'Start a contest',
  loading: 'Loading',
  footer: 'Contests, judged in public and signed on the chain. Nothing here has to be trusted.',
  footerNavigation: 'More',
  /** By the name that the page has in `paths`. */
  footerLinks: {
    reviews: 'Your reviews',
    drafts: 'Your drafts',
    ownProfile: 'Your profile',
    settings: 'Settings',
    help: 'Help',
    terms: 'Terms',
    privacy: 'Privacy',
  },
  documentTitle: (page: string, productName: string) => `${page} · ${productName}`,
} as const;
