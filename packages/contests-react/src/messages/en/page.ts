/** The language of these messages (BCP 47): dates, numbers, the page's `lang` and the wallet dialogs follow it. */
export const locale = 'en-GB';

/** Messages about the names in account profiles. */
export const englishPeople = {
  warnings: {
    address: 'This account’s name looks like an address',
    'mixed-alphabets': 'This name mixes letters from several alphabets',
    'same-name': 'Another account here has a name that looks the same',
  },
} as const;

/** Messages of every page. */
export const englishPage = {
  /** The title of the browser's tab. */
  documentTitle: (page: string, productName: string) => `${page} · ${productName}`,
  failed: {
    title: 'This page could not be shown',
    text: 'Your connection may have dropped, or the site was updated.',
    offline: 'You are offline, and part of this page is not loaded yet.',
    tryAgain: 'Try again',
  },
} as const;
