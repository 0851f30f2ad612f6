/** What one question may ask for. Each is stated in the README, and in the error of who goes beyond. */
export const limits = {
  /** Rows of a list where the question does not say, as on easscan. */
  defaultTake: 100,
  maxTake: 1_000,
  maxSkip: 1_000_000,
  /** Groups that `groupBy` gives where the question does not say how many. */
  maxGroups: 10_000,
  maxOrderTerms: 8,
  /** Fields inside fields. */
  maxDepth: 10,
  /** Rows of all lists together, nested ones multiplied. */
  maxRows: 50_000,
  /** Rows that a list without `take` below a relation to one counts as. */
  impliedRows: 20,
  /** A question that counts or aggregates may look at every row; it weighs as much as this many rows. */
  aggregateWeight: 1_000,
  /**
   * Rows that the database may have to look at, see `work.ts`. Small tables may be looked at `maxPasses` times, up to what
   * fits the time of a statement; tables of any size `maxSearchPasses` times, which is enough for a search.
   */
  maxWork: 1_000_000,
  maxPasses: 100,
  maxPassesWork: 5_000_000,
  maxSearchPasses: 20,
  /** Fields after fragments have been put in their places; and as they stand in the document. */
  maxFields: 1_000,
  maxFieldNodes: 1_000,
  /** Fields of the same name in one selection, and fragments: validation compares each with each. */
  maxSameFields: 20,
  maxFragments: 100,
  /** Fields of the outermost level: each is a statement of its own within one. */
  maxRoots: 200,
  /** Words and signs of the document. */
  maxTokens: 4_000,
  /** Conditions, and values of lists, of all `where` together. */
  maxConditions: 500,
  maxListValues: 20_000,
  maxConditionDepth: 12,
  maxVariableValues: 25_000,
  maxVariableDepth: 50,
  /** Things that introspection may tell, by a rough count. */
  maxIntrospection: 200_000,
  maxBodyBytes: 16_384,
  /** Bytes of one answer, all its fields together. */
  maxAnswerBytes: 32_000_000,
  /** An answer gets room for this many bytes first, and for `maxAnswerBytes` only once it has proved longer. */
  shortAnswerBytes: 4_000_000,
  /** Bytes of all answers that are being made, of the short and of the long ones each. */
  maxBytesInFlight: 96_000_000,
  /** How long a question waits for room before it is refused as `busy`. */
  maxWaitMs: 2_000,
  /** After this long, a question is not asked again for a longer answer. */
  maxRepeatMs: 5_000,
  /** Questions that are being answered or wait for that. */
  maxInFlight: 500,
  /** Questions in progress on a PostgreSQL server, of all clients and of one. */
  maxRunning: 8,
  maxRunningPerClient: 4,
  /** How long a question waits for its turn before it is refused as `busy`. */
  maxQueueMs: 20_000,
} as const;

export type Limits = Readonly<Record<keyof typeof limits, number>>;
