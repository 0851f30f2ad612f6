const description =
  'Start a contest, let judges publish signed reviews of every entry, and get a result that anyone can recompute.';

/** Shown in a browser without JavaScript. */
export const needsScript = {
  text: (productName: string) =>
    `This page needs JavaScript: ${productName} reads contests and reviews in your browser, so that you can check every result.`,
  act: 'Allow JavaScript for this site in your browser’s settings, then reload the page.',
} as const;

/** Titles (followed by the product's name) and descriptions of the pages as the server sends them. */
export const documents = {
  landing: { title: 'Contests that anyone can recompute', description },
  contests: { title: 'Contests', description: 'Contests and their results, judged in public.' },
  start: {
    title: 'Start a contest',
    description: 'Name the judges and the entries. Everything after that is public.',
  },
  contest: { title: 'Contest', description },
  entry: { title: 'Entry', description },
  share: { title: 'Share the contest', description },
  reviews: { title: 'Your reviews', description: 'The entries left for you to review.' },
  drafts: { title: 'Your drafts', description: 'The drafts you saved on this server.' },
  account: {
    title: 'Account',
    description: 'An account’s profile, contests and reviews.',
  },
  help: {
    title: 'Help',
    description: 'How contests work, which wallets you can use, and what leaves your browser.',
  },
  settings: { title: 'Settings', description: 'Endpoints, stored data, and what this site sends.' },
  terms: { title: 'Terms', description: 'The terms of use of this site.' },
  privacy: { title: 'Privacy', description: 'What this site learns about you, and what it does not.' },
  'not-found': { title: 'Page not found', description },
} as const;
