/** Words for a visitor's pending reviews of a contest. */
export const contestWritingTexts = {
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
