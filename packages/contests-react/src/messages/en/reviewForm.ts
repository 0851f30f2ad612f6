import { inSentence } from '../text/names.ts';

/** Messages of the dialog in which a judge reviews an entry. */
export const englishReviewForm = {
  title: 'Review entry',
  criteria: 'Criteria',
  /** With scales, also beside checkboxes. */
  pointsHelp: 'Give points for every criterion.',
  /** With checkboxes only. */
  criteriaHelp: 'Tick everything that applies. You can also leave all of them empty.',
  /** A sentence for each of the classic six criteria. */
  sentences: {
    presentation: 'Clearly explained and presented.',
    potentialImpact: 'Helps many people, or a few people a lot.',
    creativity: 'A new idea, or a new way of doing something.',
    difficulty: 'Hard to build, and it works.',
    openSource: 'The source is public and licensed for others to build on.',
    documentation: 'The documentation gets a newcomer started.',
  },
  /** The entry beside the form; on a phone it can be shown and hidden. */
  entry: {
    show: 'Show entry',
    hide: 'Hide entry',
    picture: (n: number, total: number) => `Picture ${n} of ${total}`,
    /** How the links of the entry open where there is space. */
    opensBeside: 'Opens in a window beside the form',
  },
  sum: 'Points',
  /** Beside the sum. */
  answered: (given: number, total: number) => `${given} of ${total} criteria`,
  missing: 'Choose the points.',
  /** Announced when points were typed. */
  chosen: (criterion: string, points: number, max: number) => `${criterion}: ${points} of ${max}`,
  /** A version of a draft, where two are compared. */
  draft: (given: number, comment: string) =>
    `Points for ${given === 1 ? '1 criterion' : `${given} criteria`}. ${comment}`,
  comment: 'Comment',
  commentHelp: 'The entrants read this. Say what is good and what could be better. Optional.',
  commentCount: (used: number, max: number) => `${used} of ${max} bytes`,
  /** Asked once, before a review of 0 points is signed. */
  noPointsYet: (button: string) => `This review gives 0 points. If you mean that, press “${button}” again.`,
  /** Asked once, before the first review without a comment. */
  noCommentYet: (button: string) =>
    `You have not written a comment. Entrants learn the most from a sentence or two. To leave it out, press “${button}” again.`,
  /** The judge’s reviews of other entries, to compare with. */
  mine: (n: number) => `Your other reviews (${n})`,
  /** The mark of one that is only saved. */
  mineSaved: 'Saved on this device, not signed yet',
  change: 'You have already reviewed this entry. A new review replaces the earlier one.',
  draftNotKept: 'This browser can’t save your draft. It will be lost when you close the page.',
  submit: 'Publish review',
  /** Keeps the review on this device, to be signed with others later. */
  save: 'Save, next entry',
  close: 'Close',
  next: 'Next entry',
  /** Keyboard shortcuts: what they do, and the names of two keys. */
  keys: {
    tick: 'tick',
    points: 'points',
    arrows: 'change points',
    comment: 'comment',
    submit: 'publish',
    control: 'Ctrl',
    enter: 'Enter',
    /** With scales. */
    help: 'Digits go to the criterion with the focus, or else to the next one without points. Two digits in a row make one number if the scale goes that far.',
  },
  /** One entry after another. */
  queue: {
    progress: 'Your reviews of this contest',
    reviewed: (done: number, total: number, { saved, skipped }: { saved: number; skipped: number }) =>
      [
        `${done} of ${total} reviewed`,
        ...(saved > 0 ? [`${saved} saved`] : []),
        ...(skipped > 0 ? [`${skipped} for later`] : []),
      ].join(', '),
    /** Beside the progress. */
    next: (name: string) => `Next: ${inSentence(name)}`,
    skip: 'Not here now',
    leave: 'Leave the queue',
    title: 'Your queue',
    /** The judge has abstained from every entry. */
    nothing: 'Nothing is left for you to review',
    allReviewed: (total: number) => (total === 1 ? 'The only entry is reviewed' : `All ${total} reviewed`),
    thanks: 'Thank you. You can change a review until judging ends.',
    left: (n: number) => (n === 1 ? 'One entry is left' : `${n} entries are left`),
    leftHelp: 'Drafts you have started are saved.',
    /** Beside the progress: the status of reviews signed in the queue. */
    onTheWay: (n: number) => (n === 1 ? 'Signed, pending' : `${n} signed, pending`),
    arrived: 'Signed, visible to everyone',
    arrivedSealed: 'Signed and sealed',
    goOn: 'Continue',
    toContest: 'Back to the contest',
    elsewhere: 'Reviews left in other contests',
  },
  /** Without a connection. */
  offline: 'You are offline. What you grade is kept here; sign it when the connection is back.',
  offlineNotKept:
    'You are offline, and this browser can’t save your draft. Keep this page open, and sign the review when the connection is back.',
  /** In a sealed contest. */
  sealed: {
    /** The button, in place of the one that publishes. */
    submit: 'Seal review',
    /** The last step of signing. */
    step: 'Sealed on the chain',
    /** Before the account, without the promise that a review is public. */
    signedBy: 'Signed by',
  },
  /** Several reviews, signed in one transaction. */
  many: {
    title: 'Sign your reviews',
    ready: (n: number) => (n === 1 ? '1 review ready to sign' : `${n} reviews ready to sign`),
    text: 'Your wallet asks once for everything that is ticked. Until then, nobody else can read these reviews.',
    reviews: 'What will be signed',
    sign: (n: number) => (n === 1 ? 'Sign 1 review' : `Sign ${n} reviews`),
    signAll: (n: number) => `Sign all ${n} reviews`,
    zero: (n: number) =>
      n === 1 ? 'One of these reviews gives 0 points.' : `${n} of these reviews give 0 points.`,
    tooMany: (now: number, rest: number) =>
      rest === 1
        ? `Not everything fits into one transaction: ${now} of these reviews are signed now, one after that.`
        : `Not everything fits into one transaction: ${now} of these reviews are signed now, ${rest} after that.`,
    leftOut: 'Left out',
    reasons: {
      'no-points': 'Points are missing.',
      'too-long': 'The comment is too long.',
      malformed: 'The comment contains an invalid character.',
      same: 'Your signed review already says exactly this.',
      pending: 'A review of this entry is signed, but not visible yet.',
    },
    visible: (n: number) =>
      n === 1 ? 'Your review is visible to everyone' : `${n} reviews are visible to everyone`,
    /** In a sealed contest. */
    sealed: (n: number) =>
      n === 1 ? 'Your review is sealed on the chain' : `${n} reviews are sealed on the chain`,
  },
  problems: {
    notOpen: 'Judging has not started. A review signed now would be refused.',
    sealed:
      'This contest is sealed: reviews stay secret until judging has ended. Reload the page to review it.',
    pointsMissing: 'Give points for every criterion: zero counts, too.',
    pointsWrong: 'These points are not part of the scale. Choose them again.',
    commentTooManyBytes: (length: number, max: number) =>
      `The comment has ${length} bytes; the maximum is ${max}. Shorten it: an accent or an emoji has several bytes.`,
    contestOver: 'Judging has ended. A review signed now would not count.',
    contestWithdrawn: 'The organizer withdrew this contest. It no longer accepts reviews.',
    notAJudge: 'This account is not a judge of this contest. Its reviews would not count.',
    unknownEntry: 'This entry is not in the contest.',
    commentMalformed: 'The comment contains an invalid character. Delete it and type it again.',
  },
};
