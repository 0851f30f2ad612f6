/** Words of features/wallet, for as long as the wallet layer is not there. */
export const wallet = {
  connectWallet: 'Connect Wallet',
  reconnecting: 'Reconnecting your wallet',
  layerMissing: 'The wallets could not be loaded. Your connection may have dropped.',
  tryAgain: 'Try again',
} as const;
