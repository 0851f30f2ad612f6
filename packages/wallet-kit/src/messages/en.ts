/** Every text of the kit, except RainbowKit's own. Another language is another object of this type. */
export type WalletMessages = {
  readonly connectWallet: string;
  readonly wrongNetwork: string;
  readonly reconnecting: string;
  readonly close: string;

  readonly copyAddress: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly disconnect: string;
  readonly recentTransactions: string;
  readonly noTransactions: string;
  readonly clearAll: string;
  readonly viewOnExplorer: string;
  readonly pending: string;
  readonly confirmed: string;
  readonly failed: string;

  readonly switchNetworks: string;
  readonly wrongNetworkDetected: string;
  readonly connected: string;
  readonly confirmInWallet: string;
  readonly switchRejected: string;
  readonly switchFailed: string;
  readonly switchNotSupported: string;

  readonly requestPending: string;
  readonly relayUnreachable: string;
  /** While a wallet asks in a window of its own. */
  readonly continueInWindow: string;
  readonly windowBlocked: string;
  readonly windowClosed: string;
  readonly windowUnreachable: string;
  readonly walletFaulty: string;
  readonly needsProjectId: string;
  readonly noChains: string;
  readonly providerNotFound: string;
  /** Shown after the name of a wallet that cannot be used here. */
  readonly unsupported: string;
  /** For unknown errors. */
  readonly somethingWentWrong: string;
  readonly retry: string;

  readonly verifyTitle: string;
  readonly verifyDescription: string;
  readonly signMessage: string;
  readonly cancel: string;
  readonly preparingMessage: string;
  readonly waitingForSignature: string;
  readonly verifyingSignature: string;
  readonly switchTo: (chainName: string) => string;
};

/** The English messages. */
export const walletMessages: WalletMessages = {
  connectWallet: 'Connect Wallet',
  wrongNetwork: 'Wrong network',
  reconnecting: 'Reconnecting your wallet',
  close: 'Close',

  copyAddress: 'Copy Address',
  copied: 'Copied!',
  copyFailed: 'Not copied',
  disconnect: 'Disconnect',
  recentTransactions: 'Recent Transactions',
  noTransactions: 'Your transactions will appear here...',
  clearAll: 'Clear All',
  viewOnExplorer: 'View more on Explorer',
  pending: 'Pending',
  confirmed: 'Confirmed',
  failed: 'Failed',

  switchNetworks: 'Switch Networks',
  wrongNetworkDetected: 'Wrong network detected, switch or disconnect to continue.',
  connected: 'Connected',
  confirmInWallet: 'Confirm in Wallet',
  switchRejected: 'You rejected the switch in your wallet. The network has not changed.',
  switchFailed: 'Your wallet did not switch networks. Try again, or switch in the wallet itself.',
  switchNotSupported:
    'Your wallet does not support switching networks from this app. Try switching networks from within your wallet instead.',

  requestPending:
    'There is already a request pending in your wallet. Open your wallet and answer it, then try again.',
  relayUnreachable:
    'WalletConnect cannot be reached. Check your internet connection, then try again, or use a wallet in this browser.',
  continueInWindow: 'Continue in the window that your wallet opened.',
  windowBlocked:
    'Your browser blocked the window of this wallet. Allow pop-ups for this site, then try again.',
  windowClosed: 'The window of this wallet was closed before it answered. Try again.',
  windowUnreachable:
    'The window of this wallet did not load. Check your internet connection, then try again, or use another wallet.',
  walletFaulty:
    'This wallet does not report changes of account or network (EIP-1193). Update it, or use another wallet.',
  needsProjectId:
    'This site has not set up WalletConnect yet. Use a wallet in this browser, or open this page in the browser of your wallet app.',
  noChains: 'No chains found on connector.',
  providerNotFound:
    'No wallet was found in this browser. Install or enable one, reload the page, then try again.',
  unsupported: '(unsupported)',
  somethingWentWrong: 'Oops, something went wrong!',
  retry: 'RETRY',

  verifyTitle: 'Verify your account',
  verifyDescription:
    'Sign a message in your wallet to verify that this account is yours. It costs nothing and sends no transaction.',
  signMessage: 'Sign message',
  cancel: 'Cancel',
  preparingMessage: 'Preparing message...',
  waitingForSignature: 'Waiting for signature...',
  verifyingSignature: 'Verifying signature...',
  switchTo: (chainName) => `Switch to ${chainName}`,
};
