/** Messages for features/wallet while the wallet layer is not loaded. */
export const wallet = {
  connectWallet: 'Connect Wallet',
  connectTitle: 'Connect a Wallet',
  close: 'Close',
  reconnecting: 'Reconnecting your wallet',
  layerMissing: 'The wallets could not be loaded. Check your connection.',
  tryAgain: 'Try again',
} as const;
