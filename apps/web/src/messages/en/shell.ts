/** Messages for header, footer and loading. */
export const shell = {
  skip: 'Skip to the content',
  /** The name without a configuration; a server puts its own into the pages instead. */
  productName: 'Laurel',
  home: (productName: string) => `${productName}, home page`,
  mainNavigation: 'Main',
  contests: 'Contests',
  startContest: 'Start a contest',
  loading: 'Loading',
  /** The button of the menu. */
  menu: 'My account',
  footer: 'Contests judged in public and signed on the chain. Check every result yourself.',
  footerNavigation: 'More',
  /** By the name that the page has in `paths`. */
  footerLinks: {
    settings: 'Settings',
    help: 'Help',
    terms: 'Terms',
    privacy: 'Privacy',
  },
  documentTitle: (page: string, productName: string) => `${page} · ${productName}`,
} as const;
