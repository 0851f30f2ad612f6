/** The limits of one query. Each is documented in the README, and named in its error. */
export const limits = {
  /** Default size of a list, as on easscan. */
  defaultTake: 100,
  maxTake: 1_000,
  maxSkip: 1_000_000,
  /** Default number of groups in `groupBy`. */
  maxGroups: 10_000,
  maxOrderTerms: 8,
  /** Nested fields. */
  maxDepth: 10,
  /** Rows of all lists together, nested ones multiplied. */
  maxRows: 50_000,
  /** Rows that a list without `take` below a to-one relation counts as. */
  impliedRows: 20,
  /** A query that counts or aggregates may scan every row; it counts as this many rows. */
  aggregateWeight: 1_000,
  /**
   * Rows that the database may have to scan, see `draft.ts`. Small tables may be scanned `maxPasses` times, up to what
   * fits into the statement timeout; tables of any size `maxSearchPasses` times, which is enough for a search.
   */
  maxWork: 1_000_000,
  maxPasses: 100,
  maxPassesWork: 5_000_000,
  maxSearchPasses: 20,
  /** Fields with fragments expanded; and fields in the document. */
  maxFields: 1_000,
  maxFieldNodes: 1_000,
  /**
   * Pairs of fields of the same name beside each other: validation compares each pair in about 1.5 µs. And selections
   * with fragments expanded, which are visited to count these pairs; and fragments.
   */
  maxComparisons: 10_000,
  maxFragments: 100,
  /** Root fields: each is a subquery. */
  maxRoots: 200,
  /** Tokens of the document. */
  maxTokens: 4_000,
  /** Conditions, and list values, of all `where` together. */
  maxConditions: 500,
  maxListValues: 20_000,
  maxConditionDepth: 12,
  maxVariableValues: 25_000,
  maxVariableDepth: 50,
  /** Estimated number of introspected objects. */
  maxIntrospection: 200_000,
  maxBodyBytes: 16_384,
  /** Bytes of one answer, all fields together. */
  maxAnswerBytes: 32_000_000,
  /** An answer first reserves this many bytes, and `maxAnswerBytes` only if it is longer. */
  shortAnswerBytes: 4_000_000,
  /** After this long, a query is not repeated for a longer answer. */
  maxRepeatMs: 5_000,
  /** Running and waiting queries, for short and long answers separately. */
  maxInFlight: 500,
  /**
   * Running queries on a PostgreSQL server, in total and per client. With the sizes above, these bound the memory of all
   * answers in preparation: 8 of 4 MB, and 2 of 32 MB.
   */
  maxRunning: 8,
  maxRunningPerClient: 4,
  /** Running queries with long answers, beside those; one on PGlite. */
  maxRunningLong: 2,
  /** How long a query waits for its turn before it fails as `busy`. */
  maxQueueMs: 20_000,
} as const;

export type Limits = Readonly<Record<keyof typeof limits, number>>;
