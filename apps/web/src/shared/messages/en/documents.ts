const description =
  'Start a contest, let judges review every entry in public, signed words, and give everybody a result that they can recompute.';

/** What a page says in a browser that runs no scripts. */
export const needsScript = {
  text: (productName: string) =>
    `This page needs JavaScript: ${productName} reads contests and their reviews in your browser, so that you can check every result.`,
  act: 'Allow JavaScript for this site in the settings of your browser, then reload the page.',
} as const;

/** Titles (the product's name is put behind them) and descriptions of the pages as the server sends them. */
export const documents = {
  landing: { title: 'Contests that anyone can recompute', description },
  contests: { title: 'Contests', description: 'Contests and their results, judged in public.' },
  start: {
    title: 'Start a contest',
    description: 'Name the judges and the entries; everything after that happens in public.',
  },
  contest: { title: 'Contest', description },
  entry: { title: 'Entry', description },
  share: { title: 'Share the contest', description },
  reviews: { title: 'Your reviews', description: 'What is left for a judge to review.' },
  drafts: { title: 'Your drafts', description: 'What somebody has begun and keeps on this server.' },
  account: {
    title: 'Account',
    description: 'Who it is, and the contests and reviews that it has signed.',
  },
  help: { title: 'Help', description: 'How contests work, which wallets do, and what leaves your browser.' },
  settings: { title: 'Settings', description: 'Who is asked, what is stored, and what is sent.' },
  terms: { title: 'Terms', description: 'The terms of use of this site.' },
  privacy: { title: 'Privacy', description: 'What this site learns of you, and what it does not.' },
  'not-found': { title: 'Page not found', description },
} as const;
