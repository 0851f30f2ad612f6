import { inSentence } from '../text/names.ts';

/** Messages for a visitor's pending reviews of a contest. */
export const englishContestWriting = {
  pending: {
    asked: 'Your wallet asked you to sign a review. If you signed it, it will appear here',
    sent: 'Your review was sent and counts once it is indexed',
    'on-chain': 'Your review is on the chain and will be visible to everyone in a moment',
  },
  /** Several reviews in one transaction. */
  pendingMany: {
    asked: 'Your wallet asked you to sign several reviews. If you signed them, they will appear here',
    sent: 'Your reviews were sent and count once they are indexed',
    'on-chain': 'Your reviews are on the chain and will be visible to everyone in a moment',
  },
  /** In a sealed contest, where a review counts once it is revealed. */
  pendingSealed: {
    asked: 'Your wallet asked you to sign a sealed review. If you signed it, it will appear here',
    sent: 'Your sealed review was sent and will appear here once it is indexed',
    'on-chain': 'Your sealed review is on the chain and will appear here in a moment',
  },
  pendingSealedMany: {
    asked: 'Your wallet asked you to sign several sealed reviews. If you signed them, they will appear here',
    sent: 'Your sealed reviews were sent and will appear here once they are indexed',
    'on-chain': 'Your sealed reviews are on the chain and will appear here in a moment',
  },
  submitted: 'Your review is visible to everyone',
  /** In a sealed contest. */
  sealed: 'Your review is sealed on the chain',
  notSigned: 'I did not sign it',
} as const;

/** Messages for acts in a contest other than reviews, wherever they are pending or done. */
export const englishActs = {
  /** One line that names what is signed. `title` is the name of an entry or an account, or the contest's title. */
  subjects: {
    enter: (title: string) => `Submission: ${inSentence(title)}`,
    admit: (title: string) => `Admission: ${inSentence(title)}`,
    list: (title: string) => `Added entries: ${inSentence(title)}`,
    judges: (title: string) => `Judges: ${inSentence(title)}`,
    disqualify: (title: string) => `Disqualification: ${inSentence(title)}`,
    postpone: (title: string) => `Postponement: ${inSentence(title)}`,
    recuse: (title: string) => `Abstention: ${inSentence(title)}`,
    note: (title: string) => `Note: ${inSentence(title)}`,
    withdraw: (title: string) => `Withdrawal: ${inSentence(title)}`,
  },
  /** While it is pending; followed by its line. */
  pending: {
    asked: 'Your wallet asked you to sign this. If you signed it, this page will show it',
    sent: 'This was sent and counts once it is on the chain',
    'on-chain': 'This is on the chain and will be visible to everyone in a moment',
  },
  /** Once everyone can see it. */
  done: {
    enter: 'Your submission is visible to everyone',
    admit: 'The admission is visible to everyone',
    list: 'The entries are added',
    judges: 'The list of judges has changed',
    disqualify: 'The entry is disqualified',
    postpone: 'The contest is postponed',
    recuse: 'You abstained from this entry',
    note: 'The note is published',
    withdraw: 'It is withdrawn',
  },
} as const;

/** Messages about signing and sending: the steps, and the errors. */
export const englishWriting = {
  /** An organizer whose account is a Safe. */
  safe: {
    save: 'Save for a Safe',
    saved:
      'The file is saved. Import it in the Transaction Builder of your Safe: nothing is sent until its owners have signed.',
    failed: 'The file could not be saved. Try again in a moment.',
    stored: 'Its texts are stored on this site for 14 days: have it signed by then.',
    other:
      'The account that started the contest is not connected. Save the transaction as a file and sign it with that account, such as a Safe.',
  },
  progress: 'Progress',
  steps: {
    wallet: 'Confirm in your wallet',
    block: 'Waiting for the block',
    visible: 'Visible to everyone',
  },
  stepState: { done: 'done', current: 'in progress', waiting: 'not started' },
  checking: 'Checking chain, account and balance',
  waitingForEarlier: 'Waiting a moment, because this has to follow what you signed before',
  transaction: 'View transaction',
  /** Descriptions in the wallet's recent transactions. */
  subjects: {
    contest: (title: string) => `Start: ${inSentence(title)}`,
    profile: 'Profile',
    review: (entry: string) => `Review: ${inSentence(entry)}`,
    reviews: (n: number) => (n === 1 ? '1 review' : `${n} reviews`),
    reveals: (n: number) => (n === 1 ? 'Reveal 1 review' : `Reveal ${n} reviews`),
    contestWithdrawal: (title: string) => `Withdraw: ${inSentence(title)}`,
    recusal: (entry: string) => `Abstention: ${inSentence(entry)}`,
    reviewWithdrawal: (entry: string) => `Withdraw review: ${inSentence(entry)}`,
  },
  /** While a transaction is pending. */
  sent: 'Signed and sent',
  /** A notification's link to the page it is about. */
  open: 'Open',
  spedUp: 'You sped this up in your wallet: the same transaction with a different fee',
  keepsGoing: 'You can close this. The transaction continues without it.',
  slowScan: 'Indexing is taking longer than usual. What you signed is safe on the chain.',
  notFound: 'The earlier request can’t be found on the chain. It was probably not signed.',
  cancel: 'Cancel',
  connect: 'Connect Wallet',
  tryAgain: 'Try again',
  permanentlyPublic: 'Permanently public, signed by',
  signLine: {
    fee: (amount: string) => `Fee about ${amount}`,
    looking: 'Estimating the fee',
    unknown: 'Your wallet shows the fee',
  },
  about: (amount: string) => `about ${amount}`,
  feeUnknown: 'your wallet shows the fee',
  feeLooking: 'estimating the fee',
  notEnough: (need: string, has: string, chain: string) =>
    `Not enough for the fee: about ${need} is needed, and this account has ${has} on ${chain}.`,
  notEnoughTestnet: 'Test network coins are free: get some from a faucet.',
  notEnoughLocal: 'The local wallets have coins: use one of them.',
  /** Ways on for an account without enough coins. */
  funds: {
    faucet: 'Get free test coins',
    another: 'Use another account',
    receive: 'Receive coins',
    address: (symbol: string, chain: string) => `Send ${symbol} on ${chain} to this address:`,
    copy: 'Copy the address',
    copyFailed: 'Not copied. Select the address and copy it.',
  },

  /** The dialog before the wallet asks. */
  preview: {
    title: 'Check what you sign',
    size: 'Size',
    bytes: (n: string) => `${n} bytes`,
    gas: 'Gas',
    fee: 'Fee',
    chain: 'Chain',
    chainValue: (name: string, id: number) => `${name} (${id})`,
    looking: 'estimating',
    unknown: 'unknown',
    sign: 'Sign',
    back: 'Back to the form',
  },

  wrongNetwork: {
    title: 'Wrong network',
    text: 'Wrong network detected, switch or disconnect to continue.',
    needs: (chain: string) => `This needs ${chain}, but your wallet is on another chain.`,
    switch: (chain: string) => `Switch to ${chain}`,
  },

  errorTitle: 'Not signed',
  /** The specification's wording. */
  invalidHash: 'Invalid transaction hash',
  /** The wallet did not answer an earlier request for the same. */
  requestOpen: 'A request may still be open in your wallet',
  notSigned: 'I did not sign it',
  notKept:
    'Your browser can’t store data for this page. Keep the page open until what you signed is visible to everyone: after a reload, the page can’t look for it.',
  errorTitleSent: 'Not completed',
  /** For each error code of a write, the cause and what to do next. `WriteProblem` does not compile while one is missing. */
  errors: {
    'invalid-input':
      'Something here breaks a rule of the contest, so nothing was signed. Check it and try again.',
    'wrong-chain':
      'Your wallet switched to another chain or lost its connection to this one, so nothing was signed. Switch back and try again.',
    'wrong-account':
      'Your wallet switched to another account, so nothing was signed. Choose the account shown on this page and try again.',
    'insufficient-funds': 'This account does not have enough for the fee. Add funds and try again.',
    rejected: 'You rejected the request in your wallet. Nothing was sent.',
    'request-pending': 'A request is pending in your wallet. Answer it there, then try again.',
    disconnected: 'Your wallet is no longer connected. Connect it and try again.',
    unauthorized: 'Your wallet does not allow this page to use the account. Reconnect it and try again.',
    unsupported: 'Your wallet does not support this. Try another wallet.',
    'calldata-mismatch':
      'The transaction does not match what this page shows, so your wallet was not asked. Reload the page.',
    reverted: 'The chain rejected the transaction, so nothing was written. Reload the page and try again.',
    replaced: 'Your wallet replaced it with another transaction, so nothing was written. Sign it again.',
    canceled: 'You canceled it in your wallet, so nothing was written. Sign it again if you still want it.',
    'not-mined':
      'It was sent but is not in a block yet. This page keeps checking; your wallet shows the transaction.',
    'chain-unreachable':
      'The chain cannot be reached, so nothing was signed. Nothing you wrote is lost. Try again in a moment.',
    'no-eas': 'This chain has no EAS contract, so nothing can be written. Choose another chain.',
    'invalid-hash':
      'Your wallet did not return a valid transaction hash, so it may or may not have sent the transaction. This page is looking for it and will not ask your wallet again until that is clear.',
    'clock-stopped':
      'The chain is not producing blocks right now, so this cannot get a later timestamp than your earlier transaction. Nothing was signed. Try again later.',
    'earlier-pending':
      'Your earlier transaction for this entry is not in a block yet, so nothing was signed. Wait for it, or speed it up or cancel it in your wallet. Then try again.',
    'not-stored': 'This site could not store the texts, so nothing was signed. Try again in a moment.',
    'layer-unavailable':
      'The wallet part of this page could not be loaded. Check your connection and try again.',
    'switch-not-supported':
      'Your wallet does not support switching networks from this app. Try switching networks from within your wallet instead.',
    'switch-failed': 'Your wallet did not switch networks. Try again, or switch in the wallet itself.',
    'not-connected': 'No wallet is connected. Connect one and try again.',
    unknown: 'Oops, something went wrong!',
  },
} as const;
