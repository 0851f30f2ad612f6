/** Words of the dialog in which a judge reviews an entry. */
export const evaluate = {
  title: 'Evaluate entry',
  criteria: 'Criteria',
  criteriaHelp: 'Tick what holds. Nothing ticked is a review, too.',
  /** A sentence per criterion, by its tag. A criterion without one is shown with its name alone. */
  sentences: {
    PRESENTATION_5: 'It is told and shown so that one understands it.',
    POTENTIAL_IMPACT_5: 'Many people, or a few people much, would be better off with it.',
    CREATIVITY_5: 'An idea, or a way of doing it, that was not there before.',
    DIFFICULTY_5: 'It was hard to build, and it works.',
    OPEN_SOURCE_3: 'The source is public, and its licence lets others build on it.',
    DOCUMENTATION_3: 'Somebody new finds their way with what is written.',
  } as { readonly [tag: string]: string },
  worth: (points: number) => `+${points}`,
  sum: 'Points',
  sumOf: (points: number, max: number) => `${points} of ${max}`,
  comment: 'Comment',
  commentHelp: 'The entrants read this. Say what is good, and what would make it better.',
  commentCount: (used: number, max: number) => `${used} of ${max}`,
  change: 'You have reviewed this entry before. What you sign now replaces it: the later review counts.',
  draftNotKept: 'This browser keeps nothing here: the draft is lost when the page is closed.',
  /** A version of a draft, where two are compared. */
  draft: (ticked: number, comment: string) =>
    `${ticked === 1 ? '1 criterion' : `${ticked} criteria`} ticked. ${comment}`,
  submit: 'Submit evaluation',
  close: 'Close',
  next: 'Next entry',
  /** What the keys of a keyboard do, and the names that stand on two of them. */
  keys: { tick: 'tick', comment: 'comment', submit: 'submit', control: 'Ctrl', enter: 'Enter' },
  /** One entry after another. */
  queue: {
    progress: 'Your reviews of this contest',
    reviewed: (done: number, total: number, skipped: number) =>
      `${done} of ${total} reviewed${skipped === 0 ? '' : `, ${skipped} skipped`}`,
    skip: 'Skip',
    leave: 'Leave the queue',
    title: 'Your queue',
    allReviewed: (total: number) => (total === 1 ? 'The one entry is reviewed' : `All ${total} reviewed`),
    thanks: 'Thank you. Until judging ends you can change a review: the later one counts.',
    left: (n: number) => (n === 1 ? 'One entry is left' : `${n} entries are left`),
    leftHelp: 'What you have begun to write about them is kept.',
    /** Beside how far it is: the last step of what was signed in the queue. */
    onTheWay: (n: number) => (n === 1 ? 'Signed, on its way' : `${n} signed, on their way`),
    arrived: 'Signed, visible to everyone',
    goOn: 'Go on',
    toContest: 'To the contest',
    elsewhere: 'What is left elsewhere',
  },
  problems: {
    contestOver: 'Judging has ended. A review that is signed now would not count.',
    contestWithdrawn: 'The organizer has withdrawn this contest. It takes no reviews any more.',
    notAJudge: 'This account is not a judge of this contest. A review by it would not count.',
    unknownEntry: 'This entry is not in the contest.',
    tags: 'A criterion is ticked that this contest does not have. Close the dialog and open it again.',
    commentRequired: 'Write a sentence or two: every entry gets a written review.',
    commentTooLong: (length: number, max: number) =>
      `The comment has ${length} characters; ${max} is the most.`,
    commentMalformed: 'The comment contains half a character. Type it again.',
  },
};
