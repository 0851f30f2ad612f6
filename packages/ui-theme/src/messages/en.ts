/**
 * Every text that controls of this package show or announce by themselves. Another language is another object of this
 * type.
 */
export type UiMessages = {
  /** Accessible name of the button that copies an address. */
  readonly copyAddress: (address: string) => string;
  readonly copied: string;
  readonly copyFailed: string;
  /** Accessible name of a dialog's close button. */
  readonly close: string;
  /** A select's placeholder. */
  readonly choose: string;
  /** Accessible name of the region that holds the notifications. */
  readonly notifications: string;
  /** Accessible name of a notification's close button. */
  readonly dismiss: string;
  /** Accessible name of the progress bar of a route change. */
  readonly loadingPage: string;
};

/** The English messages, used where no {@link UiMessagesProvider} is above. */
export const uiMessages: UiMessages = {
  copyAddress: (address) => `Copy address ${address}`,
  copied: 'Copied!',
  copyFailed: 'Not copied',
  close: 'Close',
  choose: 'Choose',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  loadingPage: 'Loading the page',
};
