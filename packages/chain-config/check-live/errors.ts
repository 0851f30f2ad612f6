/** Nobody answered, or nothing that can be read; the next time may be better. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
  readonly code = 'unreachable';
  readonly retryable = true;
}

/** An answer came, and it cannot be right. */
export class WrongAnswerError extends Error {
  override readonly name = 'WrongAnswerError';
  readonly code = 'wrong-answer';
  readonly retryable = false;
}
