/** Words of a review, wherever it is read. */
export const contestReviewTexts = {
  points: (points: number, max: number) => `${points} of ${max} points`,
  ofMax: (points: number, max: number) => `${points} of ${max}`,
  noCriteria: 'No criteria ticked',
  noComment: 'No comment',
  attestation: 'Attestation',
  none: 'Nobody has reviewed this entry yet.',
  hidden: 'The operator of this site hides the text of this review. Its points still count.',
  showAnyway: 'Show anyway',
  entryPage: 'Entry page',
} as const;
