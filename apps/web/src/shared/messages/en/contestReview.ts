/** Words of a review, wherever it is read. */
export const contestReview = {
  points: (points: number, max: number) => `${points} of ${max} points`,
  noTags: 'No criterion ticked',
  noComment: 'No comment',
  attestation: 'Attestation',
  none: 'Nobody has reviewed this entry yet.',
  hidden: 'The words of this review are hidden by the operator of this site. Its points count all the same.',
  showAnyway: 'Show anyway',
  entryPage: 'Page of this entry',
} as const;
