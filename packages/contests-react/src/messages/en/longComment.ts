/** Words for a comment that is too long for the attestation. */
export const longCommentTexts = {
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
