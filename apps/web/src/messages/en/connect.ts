/** Messages of the connect dialog's first step, worded as in RainbowKit's own steps, which follow once a wallet is chosen. */
export const connect = {
  installed: 'Installed',
  popular: 'Popular',
  recent: 'Recent',
  unsupported: '(unsupported)',
  newToWallets: 'New to Ethereum wallets?',
  whatIsWallet: 'What is a Wallet?',
  walletDescription:
    "A wallet is used to send, receive, store, and display digital assets. It's also a new way to log in, without needing to create new accounts and passwords on every website.",
  assetsTitle: 'A Home for your Digital Assets',
  assetsDescription:
    'Wallets are used to send, receive, store, and display digital assets like Ethereum and NFTs.',
  loginTitle: 'A New Way to Log In',
  loginDescription:
    'Instead of creating new accounts and passwords on every website, just connect your wallet.',
  getWallet: 'Get a Wallet',
  learnMore: 'Learn More',
} as const;
