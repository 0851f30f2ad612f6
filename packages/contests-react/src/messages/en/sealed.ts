/** Messages of a sealed contest: judges commit to their reviews, and reveal them after judging. */
export const englishSealed = {
  tag: 'Sealed',
  /** Times are formatted moments. */
  note: {
    title: 'This review will be sealed',
    text: (from: string, until: string) =>
      `Nobody can read it before judging ends. You reveal it on the contest’s page from ${from} until ${until}.`,
    keep: 'This browser keeps it. Save the file as well: if you lose both, nobody can reveal the review, and it does not count.',
    unkept:
      'This browser can’t store the review. Save it as a file, then seal it again: without the file, nobody can reveal it.',
    /** For all that is signed together: one review or several. */
    many: {
      title: 'What you sign will be sealed',
      text: (from: string, until: string) =>
        `Nobody can read it before judging ends. You reveal it on the contest’s page from ${from} until ${until}.`,
      keep: 'This browser keeps it. Save the file as well: if you lose both, nobody can reveal it, and it does not count.',
      unkept:
        'This browser can’t store these reviews. Save them as a file, then sign them again: without the file, nobody can reveal them.',
    },
  },
  /** The calendar of the contest's dates, with the time of revealing. */
  calendar: 'Add to calendar',
  save: 'Save the sealed review',
  /** Several, as one file. */
  saveAll: 'Save all as one file',
  saveEntry: (entry: string) => `Save the sealed review of ${entry}`,
  own: {
    name: 'Your sealed reviews',
    text: (from: string, until: string) =>
      `Only you can read them, in this browser. Come back to reveal them from ${from} until ${until}; otherwise they do not count.`,
    /** In place of a review whose file was made elsewhere. */
    elsewhere:
      'This browser does not have this review. You need its file, or the browser in which you sealed it.',
  },
  reveal: {
    name: 'Reveal sealed reviews',
    text: (until: string) =>
      `Judging has ended. Reveal your reviews by ${until}: those that are not revealed do not count.`,
    /** For everybody else, and when nothing is left. */
    anybody: (until: string) =>
      `Until ${until}, anybody who has the file of a sealed review can reveal it: choose it here.`,
    act: (n: number) => (n === 1 ? 'Reveal 1 review' : `Reveal ${n} reviews`),
    /** One transaction for several reviews, in place of one for each. */
    together: 'Reveal all of them in one transaction',
    togetherHelp:
      'Your wallet asks once. If the chain refuses one of them, all are refused; then each is tried alone.',
    step: (n: number, total: number) => `Revealing review ${n} of ${total}`,
    lost: 'The chain did not take these reviews',
    /** The chain's latest block is before the end of judging. */
    early: 'The chain says that judging has not ended',
    earlyText:
      'Nothing was sent, and your reviews are still secret. The clock of this device or the index is ahead: try again after the end.',
    urgent: (until: string) =>
      `Less than an hour is left. Reviews that are not revealed by ${until} do not count.`,
    choose: 'Choose files',
    drop: 'Drop the files here',
    /** Beside the entry, if the review is another account’s. */
    by: 'Review by',
    refused: 'Files that cannot be used',
    /** Reviews of the chosen files. */
    alreadyRevealed: (n: number) =>
      n === 1
        ? 'One review in these files is revealed already.'
        : `${n} reviews in these files are revealed already.`,
    /** Why a file is not accepted. */
    flaws: {
      unreadable: 'This is not the file of a sealed review.',
      'unreadable-part': 'A part of this file is not a sealed review. The rest of it was read.',
      'other-chain': 'This review belongs to a contest on another chain.',
      'other-contest': 'This review belongs to another contest.',
      'not-a-judge': 'This review names an account that is not a judge of this contest.',
      'unknown-entry': 'This review is about an entry that the contest does not have, or no longer has.',
      'wrong-points': 'The points do not fit the criteria of this contest, so nobody can reveal this review.',
      'too-long': 'The comment is longer than the contest accepts, so nobody can reveal this review.',
      'not-committed': 'This judge has no sealed review of this entry. It was withdrawn, or never signed.',
      'not-in-force': 'This is not the review that the judge sealed last. Choose the file of the last one.',
    },
    done: (n: number) => (n === 1 ? '1 review is revealed' : `${n} reviews are revealed`),
  },
  tooLate: {
    name: 'Your sealed reviews were not revealed',
    text: (until: string) => `It is too late: reviews could be revealed until ${until}. These do not count.`,
  },
} as const;
