/** Words of what a visitor with a wallet has signed, or may not sign, on a contest. */
export const contestWriting = {
  pending: {
    asked: 'You were asked to sign a review. If you signed it, it appears here by itself',
    sent: 'Your review is on its way and counts as soon as the scan shows it to everyone',
    'on-chain': 'Your review is on the chain; in a moment the scan shows it to everyone',
  },
  submitted: 'Your review is visible to everyone',
  notSigned: 'I did not sign it',
} as const;
