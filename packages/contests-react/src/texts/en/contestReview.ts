/** Words of a review, wherever it is read. */
export const contestReviewTexts = {
  points: (points: number, max: number) => `${points} of ${max} points`,
  ofMax: (points: number, max: number) => `${points} of ${max}`,
  /** For a criterion without a name; `n` is its place. */
  unnamed: (n: number) => `Criterion ${n}`,
  /** A comment that is too long for the attestation. */
  elsewhere: (place: string) => `The comment is too long for the chain. It is at ${place}`,
  long: {
    loading: 'The comment is loading',
    missing: 'This comment cannot be had now.',
    unusable: 'What was found is not the comment that the judge signed.',
    place: (uri: string) => `Location: ${uri}`,
    hash: (hash: string) => `Hash: ${hash}`,
    tryAgain: 'Try again',
    showAll: 'Show the whole comment',
  },
  noTags: 'No criteria ticked',
  noComment: 'No comment',
  attestation: 'Attestation',
  none: 'Nobody has reviewed this entry yet.',
  hidden: 'The operator of this site hides the text of this review. Its points still count.',
  showAnyway: 'Show anyway',
  entryPage: 'Entry page',
} as const;
