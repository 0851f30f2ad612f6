/** Words for reviews with graded criteria. */
export const gradedTexts = {
  help: 'Give points for every criterion.',
  /** For a criterion whose label could not be read. */
  criterion: (n: number) => `Criterion ${n}`,
  weight: (times: number) => `Counts ${times} times`,
  range: (max: number) => `0 to ${max}`,
  missing: 'Choose the points.',
  answered: (given: number, total: number) => `${given} of ${total} criteria`,
  /** Announced when points were typed. */
  chosen: (criterion: string, points: number, max: number) => `${criterion}: ${points} of ${max}`,
  /** A version of a draft, where two are compared. */
  draft: (given: number, comment: string) =>
    `Points for ${given === 1 ? '1 criterion' : `${given} criteria`}. ${comment}`,
  commentHelp: 'The entrants read this. Say what is good and what could be better. Optional.',
  /** Asked once, before the first review without a comment. */
  noCommentYet: (button: string) =>
    `You have not written a comment. Entrants learn the most from a sentence or two. To leave it out, press “${button}” again.`,
  commentCount: (used: number, max: number) => `${used} of ${max} bytes`,
  noComment: 'No comment',
  keys: {
    points: 'points',
    arrows: 'change points',
    help: 'Digits go to the criterion with the focus, or else to the next one without points. Two digits in a row make one number if the scale goes that far.',
  },
} as const;
