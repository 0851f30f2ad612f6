import type { UiMessages } from './en.ts';

/** The German messages. */
export const german: UiMessages = {
  copyAddress: (address) => `Adresse ${address} kopieren`,
  copied: 'Kopiert',
  copyFailed: 'Nicht kopiert',
  close: 'Schließen',
  choose: 'Auswählen',
  notifications: 'Mitteilungen',
  dismiss: 'Ausblenden',
  loadingPage: 'Die Seite wird geladen',
};
