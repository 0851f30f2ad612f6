import type { ContestInput } from '../contest/contestInput.ts';

/**
 * What can be wrong with a field; `length` and `max` are characters or, for lists, items. `login-in-link` is a link with a
 * user name or password, which everybody could read for good; `unseen-in-link` one with a character that cannot be seen,
 * or that turns the text around it.
 */
export type ContestProblemCode =
  | 'required'
  | 'too-long'
  | 'malformed-text'
  | 'invalid-address'
  | 'invalid-checksum'
  | 'zero-address'
  | 'invalid-link'
  | 'unseen-in-link'
  | 'login-in-link'
  | 'duplicate'
  | 'too-many'
  | 'in-the-past'
  | 'too-far';

/**
 * One thing wrong with a contest to be started. `line` is the 1-based line of `judges` or `entries`; `firstLine` names
 * the earlier line that a duplicate repeats; `expected` is the address with the checksum that it should have.
 */
export type ContestProblem = {
  readonly field: keyof ContestInput;
  readonly code: ContestProblemCode;
  readonly line?: number;
  readonly firstLine?: number;
  readonly length?: number;
  readonly max?: number;
  readonly expected?: string;
};
