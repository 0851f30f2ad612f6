/** Words of every page. */
export const pageTexts = {
  /** The title of the browser's tab. */
  documentTitle: (page: string, productName: string) => `${page} · ${productName}`,
  failed: {
    title: 'This page could not be shown',
    text: 'Your connection may have dropped, or the site was updated.',
    offline: 'You are offline, and part of this page is not loaded yet.',
    tryAgain: 'Try again',
  },
} as const;
