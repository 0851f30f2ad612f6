import type { WriteErrorCode } from '@org/contests/write';
import type { WalletSessionErrorCode } from '@org/wallet-kit/session';
import { inSentence } from '../../text/inSentence.ts';

/** Everything that an act of writing can end in. A new code does not compile without a sentence. */
type WritingErrorCode = WriteErrorCode | WalletSessionErrorCode;

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
  waitingForEarlier: 'Waiting a moment so that this counts after your earlier transaction',
  transaction: 'See the transaction',
  /** What was signed, as the wallet's recent transactions name it. */
  subjects: {
    contest: (title: string) => `Start: ${inSentence(title)}`,
    profile: 'Profile',
    evaluation: (entry: string) => `Review: ${inSentence(entry)}`,
    contestWithdrawal: (title: string) => `Withdraw: ${inSentence(title)}`,
    evaluationWithdrawal: (entry: string) => `Withdraw review: ${inSentence(entry)}`,
  },
  /** While what was signed is on its way. */
  sent: 'Signed, and on its way',
  /** The way from a notification to where it belongs. */
  open: 'Open it',
  spedUp: 'It was sped up in your wallet: the same, with another fee',
  keepsGoing: 'You may close this: what was signed goes on by itself.',
  slowScan: 'The scan takes longer than usual. What you signed is safe on the chain.',
  notFound: 'What you were asked to sign earlier is nowhere to be found: it seems that it was not signed.',
  cancel: 'Cancel',
  connect: 'Connect Wallet',
  tryAgain: 'Try again',
  publicForEver: 'Public for ever, signed by',
  about: (amount: string) => `about ${amount}`,
  feeUnknown: 'the fee is named by your wallet',
  feeLooking: 'looking up the fee',
  notEnough: (need: string, has: string, chain: string) =>
    `There is not enough for the fee: about ${need} is needed, the account has ${has} on ${chain}.`,
  notEnoughTestnet: 'Coins of a test network cost nothing: a faucet gives them.',

  /** The last look before the wallet. */
  preview: {
    title: 'Check what you sign',
    size: 'Size',
    bytes: (n: string) => `${n} bytes`,
    gas: 'Gas',
    fee: 'Fee',
    chain: 'Chain',
    chainValue: (name: string, id: number) => `${name} (${id})`,
    looking: 'looking it up',
    unknown: 'not known',
    sign: 'Sign',
    back: 'Back to the form',
  },

  wrongNetwork: {
    title: 'Wrong network',
    text: 'Wrong network detected, switch or disconnect to continue.',
    needs: (chain: string) => `This needs ${chain}, your wallet is on another chain.`,
    switch: (chain: string) => `Switch to ${chain}`,
  },

  errorTitle: 'It was not signed',
  /** The specification's words. */
  invalidHash: 'Invalid transaction hash',
  /** The wallet was asked for the same before, and did not answer. */
  requestOpen: 'A request may still be open in your wallet',
  notSigned: 'I did not sign it',
  notKept:
    'Your browser keeps nothing for this page. Leave the page open until what you signed is visible to everyone: after a reload the page cannot look for it.',
  errorTitleSent: 'It did not arrive',
  /** What happened and the way on, for every code that an act of writing can end in. */
  errors: {
    'invalid-input':
      'Something in it breaks a rule of the contest, so nothing was signed. Check it and try again.',
    'wrong-chain':
      'Your wallet was switched to another chain or lost this one, so nothing was signed. Switch back and try again.',
    'wrong-account':
      'Another account was chosen in your wallet, so nothing was signed. Choose the account that this page shows and try again.',
    'insufficient-funds': 'There is not enough for the fee in this account. Add some and try again.',
    rejected: 'You rejected the request in your wallet. Nothing was signed.',
    'request-pending':
      'A request is pending in your wallet. Open the wallet and answer it there before you try again.',
    disconnected: 'Your wallet is not connected any more. Connect it and try again.',
    unauthorized: 'Your wallet does not let this page use the account. Connect it again and try again.',
    unsupported: 'Your wallet cannot do this. Try another wallet.',
    'calldata-mismatch':
      'What would have been signed is not what this page shows, so your wallet was not asked. Reload the page.',
    reverted: 'The chain refuses it, so nothing was written. Reload the page and try again.',
    replaced: 'Another transaction has taken its place in your wallet. Nothing was written: sign it again.',
    cancelled: 'It was cancelled in your wallet. Nothing was written: sign it again if you want it.',
    'not-mined':
      'It was sent, and no block has taken it yet. This page keeps looking; your wallet shows the transaction.',
    'chain-unreachable': 'The chain cannot be reached. Nothing is lost: try again in a moment.',
    'no-eas': 'There is no EAS contract on this chain, so nothing can be written. Choose another chain.',
    'invalid-hash':
      'Your wallet did not say which transaction it sent, so it may have sent it or not. This page looks for it and does not ask your wallet a second time until that is clear.',
    'clock-stopped':
      'The chain makes no new blocks at the moment, so this cannot count after your earlier transaction. Nothing was signed: try again later.',
    'earlier-pending':
      'Your earlier transaction about this entry is not in a block yet, so nothing was signed. Wait for it, or speed it up or cancel it in your wallet. Then try again.',
    'layer-unavailable':
      'The wallet part of this page could not be loaded. Your connection may have dropped: try again.',
    'switch-not-supported':
      'Your wallet does not support switching networks from this app. Try switching networks from within your wallet instead.',
    'not-connected': 'No wallet is connected. Connect it and try again.',
    unknown: 'Oops, something went wrong!',
  } satisfies Record<WritingErrorCode, string>,
} as const;
