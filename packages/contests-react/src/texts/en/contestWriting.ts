/** Words for a visitor's pending reviews of a contest. */
export const contestWritingTexts = {
  pending: {
    asked: 'Your wallet asked you to sign a review. If you signed it, it will appear here',
    sent: 'Your review was sent and counts once it is indexed',
    'on-chain': 'Your review is on the chain and will be visible to everyone in a moment',
  },
  submitted: 'Your review is visible to everyone',
  notSigned: 'I did not sign it',
} as const;
