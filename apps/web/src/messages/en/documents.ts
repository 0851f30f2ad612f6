const description =
  'Start a contest, let judges publish signed reviews of every entry, and get a result that anyone can recompute.';

/** Shown in a browser without JavaScript. */
export const needsScript = {
  text: (productName: string) =>
    `This page needs JavaScript: ${productName} reads contests and reviews in your browser, so that you can check every result.`,
  act: 'Allow JavaScript for this site in your browser’s settings, then reload the page.',
} as const;

/** Titles of the pages, followed by the product's name. */
export const titles = {
  landing: 'Contests judged in the open',
  contests: 'Contests',
  start: 'Start a contest',
  contest: 'Contest',
  entry: 'Entry',
  certificate: 'Certificate',
  share: 'Share the contest',
  submit: 'Submit an entry',
  submission: 'Submission',
  reviews: 'Your reviews',
  drafts: 'Your drafts',
  account: 'Account',
  'edit-profile': 'Your profile',
  help: 'Help',
  settings: 'Settings',
  terms: 'Terms',
  privacy: 'Privacy',
  'not-found': 'Page not found',
} as const;

/** Descriptions of the pages, in the tags of the prerendered files. */
export const descriptions = {
  landing: description,
  contests: 'Contests and their results, judged in public.',
  start: 'Name the judges and the entries. Everything after that is public.',
  contest: description,
  entry: description,
  certificate: description,
  share: description,
  submit: 'Submit an entry to a contest.',
  submission: description,
  reviews: 'The entries left for you to review.',
  drafts: 'The drafts you saved on this server.',
  account: 'An account’s profile, contests and reviews.',
  'edit-profile': 'The profile of your account.',
  help: 'How contests work, which wallets you can use, and what leaves your browser.',
  settings: 'Endpoints, stored data, and what this site sends.',
  terms: 'The terms of use of this site.',
  privacy: 'What this site learns about you, and what it does not.',
  'not-found': description,
} as const;
