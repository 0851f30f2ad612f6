/** Words around everything that is signed: the steps, and what is said when something is in the way. */
export const writing = {
  progress: 'Progress',
  steps: {
    wallet: 'Confirm in your wallet',
    block: 'Waiting for the block',
    visible: 'Visible to everyone',
  },
  stepState: { done: 'done', current: 'in progress', waiting: 'to come' },
  checking: 'Checking chain, account and balance',
  transaction: 'See the transaction',
  keepsGoing: 'You may close this: what was signed goes on by itself.',
  slowScan: 'The scan takes longer than usual. What you signed is safe on the chain.',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  publicForEver: 'Public for ever, signed by',
  about: (amount: string) => `about ${amount}`,
  feeUnknown: 'the fee is named by your wallet',
  feeLooking: 'looking up the fee',
  notEnough: (need: string, has: string, chain: string) =>
    `There is not enough for the fee: about ${need} is needed, the account has ${has} on ${chain}.`,
  notEnoughTestnet: 'Coins of a test network cost nothing: a faucet gives them.',

  wrongNetwork: {
    title: 'Wrong network',
    text: 'Wrong network detected, switch or disconnect to continue.',
    needs: (chain: string) => `This needs ${chain}, your wallet is on another chain.`,
    switch: (chain: string) => `Switch to ${chain}`,
    cannotSwitch:
      'Your wallet does not support switching networks from this app. Try switching networks from within your wallet instead.',
  },

  errorTitle: 'It was not signed',
  errorTitleSent: 'It did not arrive',
  /** What happened and the way on, for every code that an act of writing can end in. */
  errors: {
    'wrong-chain':
      'Your wallet was switched to another chain, so nothing was signed. Switch back and try again.',
    'wrong-account':
      'Another account was chosen in your wallet, so nothing was signed. Choose the account that the page shows and try again.',
    'insufficient-funds': 'There is not enough for the fee in this account. Add some and try again.',
    rejected: '',
    'request-pending':
      'A request is still open in your wallet. Open the wallet, answer it there, and try again if it was another one.',
    reverted: 'The chain refused the transaction; only its fee was taken. Nothing was written. Try again.',
    'simulation-failed':
      'The chain would refuse this, so your wallet was not asked. Reload the page and try again.',
    'chain-unreachable': 'The chain cannot be reached. Nothing is lost: try again in a moment.',
    'wallet-disconnected': 'Your wallet is not connected any more. Connect it and try again.',
    'not-supported': 'Your wallet cannot do this. Try another wallet.',
    'not-authorised': 'Your wallet did not allow this page to ask. Connect it again and try again.',
    replaced: 'The transaction was replaced by another one in your wallet. Nothing was written.',
    cancelled: 'You cancelled the transaction in your wallet. Nothing was written.',
    dropped: 'The transaction disappeared before a block took it. Nothing was written. Try again.',
    'layer-unavailable': 'The wallet part of the page could not be loaded. Your connection may have dropped.',
    unknown: 'Oops, something went wrong!',
  },
} as const;
