/** Messages for a comment that is too long for the attestation. */
export const englishLongComment = {
  /** In place of the text, if the page cannot load the code that reads it. */
  elsewhere: (place: string) => `The comment is too long for the chain. It is at ${place}`,
  loading: 'The comment is loading',
  missing: 'This comment is not available.',
  unusable: 'What was found is not the comment that the judge signed.',
  place: (uri: string) => `Location: ${uri}`,
  hash: (hash: string) => `Hash: ${hash}`,
  tryAgain: 'Try again',
  showAll: 'Show the whole comment',
} as const;

/** Messages of a review, wherever it is read. */
export const englishContestReview = {
  /** Over the mean of each criterion. */
  averages: 'Average by criterion',
  average: (points: string, max: number) => `${points} of ${max}`,
  points: (points: number, max: number) => `${points} of ${max} points`,
  ofMax: (points: number, max: number) => `${points} of ${max}`,
  noCriteria: 'No criteria ticked',
  noComment: 'No comment',
  attestation: 'Signed original',
  none: 'Nobody has reviewed this entry yet.',
  hidden: 'The operator of this site hides the text of this review. Its points still count.',
  showAnyway: 'Show anyway',
  entryPage: 'Entry page',
} as const;
