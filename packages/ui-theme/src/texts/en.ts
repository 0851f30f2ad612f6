import type { UiTexts } from './uiTexts.ts';

/** The English catalogue, used where no {@link UiTextsProvider} is above. */
export const uiTexts: UiTexts = {
  copyAddress: (address) => `Copy address ${address}`,
  copied: 'Copied!',
  copyFailed: 'Not copied',
  close: 'Close',
  choose: 'Choose',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  loadingPage: 'Loading the page',
};
