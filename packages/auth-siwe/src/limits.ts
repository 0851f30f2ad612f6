/** What a message may hold at most. Longer ones are neither made nor read. */
export const LIMITS = {
  /** In bytes of UTF-8. */
  messageBytes: 4_096,
  /** In characters. */
  statement: 500,
  /** In characters. */
  requestId: 128,
  resources: 10,
} as const;
