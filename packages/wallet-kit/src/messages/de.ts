import type { WalletMessages } from './en.ts';

/** The German messages. */
export const german: WalletMessages = {
  connectWallet: 'Wallet verbinden',
  wrongNetwork: 'Falsches Netzwerk',
  reconnecting: 'Ihre Wallet wird wieder verbunden',
  close: 'Schließen',

  copyAddress: 'Adresse kopieren',
  copied: 'Kopiert',
  copyFailed: 'Nicht kopiert',
  disconnect: 'Trennen',
  recentTransactions: 'Letzte Transaktionen',
  noTransactions: 'Hier erscheinen Ihre Transaktionen …',
  clearAll: 'Alle löschen',
  viewOnExplorer: 'Mehr im Explorer',
  pending: 'Ausstehend',
  confirmed: 'Bestätigt',
  failed: 'Fehlgeschlagen',

  switchNetworks: 'Netzwerk wechseln',
  wrongNetworkDetected: 'Falsches Netzwerk erkannt. Wechseln Sie das Netzwerk oder trennen Sie die Wallet.',
  connected: 'Verbunden',
  confirmInWallet: 'In der Wallet bestätigen',
  switchRejected: 'Sie haben den Wechsel in Ihrer Wallet abgelehnt. Das Netzwerk ist dasselbe geblieben.',
  switchFailed:
    'Ihre Wallet hat das Netzwerk nicht gewechselt. Versuchen Sie es noch einmal oder wechseln Sie in der Wallet selbst.',
  switchNotSupported:
    'Ihre Wallet kann das Netzwerk nicht von dieser Seite aus wechseln. Wechseln Sie es in der Wallet selbst.',

  requestPending:
    'In Ihrer Wallet wartet schon eine Anfrage. Öffnen Sie die Wallet, beantworten Sie die Anfrage und versuchen Sie es dann noch einmal.',
  relayUnreachable:
    'WalletConnect ist nicht erreichbar. Prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal, oder verwenden Sie eine Wallet in diesem Browser.',
  continueInWindow: 'Machen Sie in dem Fenster weiter, das Ihre Wallet geöffnet hat.',
  windowBlocked:
    'Ihr Browser hat das Fenster dieser Wallet blockiert. Erlauben Sie Pop-ups für diese Website und versuchen Sie es noch einmal.',
  windowClosed:
    'Das Fenster dieser Wallet wurde geschlossen, bevor sie geantwortet hat. Versuchen Sie es noch einmal.',
  windowUnreachable:
    'Das Fenster dieser Wallet wurde nicht geladen. Prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal, oder verwenden Sie eine andere Wallet.',
  walletFaulty:
    'Diese Wallet meldet nicht, wenn sich Konto oder Netzwerk ändern (EIP-1193). Aktualisieren Sie sie oder verwenden Sie eine andere Wallet.',
  needsProjectId:
    'Auf dieser Website ist WalletConnect noch nicht eingerichtet. Verwenden Sie eine Wallet in diesem Browser oder öffnen Sie die Seite im Browser Ihrer Wallet-App.',
  noChains: 'Der Connector nennt keine Chains.',
  providerNotFound:
    'In diesem Browser wurde keine Wallet gefunden. Installieren oder aktivieren Sie eine, laden Sie die Seite neu und versuchen Sie es noch einmal.',
  unsupported: '(nicht unterstützt)',
  somethingWentWrong: 'Hoppla, etwas ist schiefgegangen!',
  retry: 'NOCH EINMAL',

  verifyTitle: 'Konto bestätigen',
  verifyDescription:
    'Signieren Sie eine Nachricht in Ihrer Wallet, um zu bestätigen, dass dieses Konto Ihnen gehört. Das kostet nichts und sendet keine Transaktion.',
  signMessage: 'Nachricht signieren',
  cancel: 'Abbrechen',
  preparingMessage: 'Die Nachricht wird vorbereitet …',
  waitingForSignature: 'Warten auf die Signatur …',
  verifyingSignature: 'Die Signatur wird geprüft …',
  switchTo: (chainName) => `Zu ${chainName} wechseln`,
};
