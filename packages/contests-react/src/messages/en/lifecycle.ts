/** Messages of a judge's buttons beside an entry. */
export const englishJudgeActs = {
  review: 'Review',
  reviewEntry: (entry: string) => `Review ${entry}`,
  change: 'Change',
  changeEntry: (entry: string) => `Change review of ${entry}`,
  withdraw: 'Withdraw',
  withdrawEntry: (entry: string) => `Withdraw review of ${entry}`,
};

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** Messages for the panel under the title, and for withdrawing a contest (organizer) or a review (judge). */
export const englishLifecycle = {
  remind: 'Copy a reminder',
  /** Beside a judge. No part of it is the name of the button for all judges. */
  remindJudge: (name: string) => `Remind ${name}`,
  remindShort: 'Remind',
  reminded: 'Copied!',
  remindFailed: 'The reminder was not copied.',
  /** Sent by the organizer to the judges, as plain text. `until`: the last moment. `link`: the page on which to continue. */
  reviewReminder: (title: string, judges: readonly string[], until: string, link: string) =>
    `Reviews are still missing in “${title}”:\n${judges.join('\n')}\nJudging ends on ${until}.\nYour next entry: ${link}`,
  revealReminder: (title: string, judges: readonly string[], until: string, link: string) =>
    `Sealed reviews of “${title}” are not revealed yet. They count only once they are:\n${judges.join('\n')}\nReveal them by ${until}: ${link}`,
  reminderJudge: (address: string, left: number) => `${address}: ${count(left, 'entry', 'entries')} left`,
  next: 'Prepare the next contest',
  contest: {
    done: 'The contest is withdrawn',
  },
  review: {
    title: 'Withdraw your review?',
    lines: [
      'It stops counting. Your earlier reviews of this entry do not come back.',
      'Nothing is deleted: its text stays on the chain permanently.',
      'This cannot be undone. You can write a new review until judging ends.',
    ],
    /** In place of `lines`, for a sealed review. */
    linesSealed: [
      'It can no longer be revealed and does not count. Your earlier reviews of this entry do not come back.',
      'Everyone will see permanently that you withdrew a sealed review. Its points and comment stay secret.',
      'This cannot be undone. You can seal a new review until judging ends.',
    ],
    act: 'Withdraw review',
    done: 'Your review is withdrawn',
  },
  recusal: {
    title: 'Abstain from this entry?',
    lines: [
      'You can never review this entry again: an abstention is final.',
      'If you have reviewed it, your review stops counting.',
      'Everyone will see that you abstained, permanently.',
    ],
    act: 'Abstain',
    done: 'You abstained from this entry',
  },
  notAJudge: 'Your address is not a judge of this contest:',
  keep: 'Keep it',
  pending: {
    contest: {
      asked: 'Your wallet asked you to withdraw this contest. If you signed, this page will show it',
      sent: 'The withdrawal of this contest was sent',
      'on-chain': 'The withdrawal is on the chain; it will be visible to everyone in a moment',
    },
    recusal: {
      asked: 'Your wallet asked you to sign an abstention. If you signed it, this page will show it',
      sent: 'Your abstention was sent',
      'on-chain': 'Your abstention is on the chain; it will be visible to everyone in a moment',
    },
    reveals: {
      asked: 'Your wallet asked you to reveal reviews. If you signed, this page will show them',
      sent: 'The reveal was sent',
      'on-chain': 'The reveal is on the chain; it will be visible to everyone in a moment',
    },
    review: {
      asked: 'Your wallet asked you to withdraw a review. If you signed, this page will show it',
      sent: 'The withdrawal of your review was sent',
      'on-chain': 'The withdrawal is on the chain; it will be visible to everyone in a moment',
    },
  },
} as const;
