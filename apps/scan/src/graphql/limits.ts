/** What one question may ask for. Each is stated in the README, and in the error of who goes beyond. */
export const limits = {
  /** Rows of a list where the question does not say, as on easscan. */
  defaultTake: 100,
  maxTake: 1_000,
  maxSkip: 1_000_000,
  /** Fields inside fields. */
  maxDepth: 10,
  /** Rows of all lists together, nested ones multiplied. */
  maxRows: 50_000,
  /** A question that counts or aggregates may look at every row; it weighs as much as this many rows. */
  aggregateWeight: 1_000,
  /** Words and signs of the document. */
  maxTokens: 4_000,
  /** Conditions of one `where`, and values of its lists. */
  maxConditions: 500,
  maxListValues: 20_000,
  maxConditionDepth: 12,
  maxBodyBytes: 2_000_000,
} as const;
