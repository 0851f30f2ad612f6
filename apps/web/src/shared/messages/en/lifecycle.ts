/** Words of withdrawing: a contest by its organizer, a review by its judge. */
export const lifecycle = {
  organizer: 'You started this contest.',
  next: 'Prepare the next contest',
  contest: {
    act: 'Withdraw contest',
    title: 'Withdraw this contest?',
    texts: [
      'Everybody will see that you withdrew it, and no reviews are taken here any more.',
      'Nothing is deleted: what was signed stays readable on the chain, for ever.',
      'This cannot be undone. You can start a new contest with the same entries and judges.',
    ],
    done: 'The contest is withdrawn',
  },
  review: {
    title: 'Withdraw your review?',
    texts: [
      'It stops counting. A review that you wrote before it does not come back.',
      'Nothing is deleted: its words stay readable on the chain, for ever.',
      'This cannot be undone. Until judging ends you can write a new review.',
    ],
    act: 'Withdraw review',
    done: 'Your review is withdrawn',
  },
  keep: 'Keep it',
  pending: {
    contest: {
      asked: 'You were asked to withdraw this contest. If you signed it, it shows here by itself',
      sent: 'The withdrawal of this contest is on its way',
      'on-chain': 'The withdrawal is on the chain; in a moment the scan shows it to everyone',
    },
    review: {
      asked: 'You were asked to withdraw a review. If you signed it, it shows here by itself',
      sent: 'The withdrawal of your review is on its way',
      'on-chain': 'The withdrawal is on the chain; in a moment the scan shows it to everyone',
    },
  },
} as const;
