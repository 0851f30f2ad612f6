/** Words of features/wallet. */
export const wallet = {
  connectWallet: 'Connect Wallet',
  wrongNetwork: 'Wrong network',
  reconnecting: 'Reconnecting your wallet',
  noticeTitle: 'Your wallet',
  switchNotSupported:
    'Your wallet does not support switching networks from this app. Try switching networks from within your wallet instead.',
  requestPending:
    'There is already a request pending in your wallet. Open your wallet and answer it, then try again.',
  close: 'Close',
  layerMissing: 'The wallets could not be loaded. Your connection may have dropped.',
  tryAgain: 'Try again',
} as const;
