import { getNowSeconds } from '../bigint.ts';
import { LIMITS } from '../limits.ts';
import { type ContestInput, readLines } from './contestInput.ts';
import { findAddressFault, findLinkFault, findTextFault, LAST_SECOND } from './fieldFaults.ts';

/**
 * Problems of a field. `login-in-link` is a link with a user name or password, which would be public permanently;
 * `unseen-in-link` is a link with an invisible character, or one that reverses the text around it.
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
 * One problem of a contest's input. `line` is the 1-based line of `judges` or `entries`; `firstLine` is the line that a
 * duplicate repeats; `length` and `max` count characters or, for lists, items; `expected` is the address with its
 * correct checksum.
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

/**
 * All problems of a contest's input, by field and line. Empty if the contest can be started.
 *
 * @param nowSeconds the current time, by default the clock's; the contest must end later
 * @example
 * ```ts
 * import { checkContestInput, splitLines } from '@org/contests';
 *
 * const problems = checkContestInput({
 *   title,
 *   description,
 *   judges: splitLines(judgesText),
 *   entries: splitLines(entriesText),
 *   endsAt: null,
 * });
 * ```
 */
export function checkContestInput(
  input: ContestInput,
  nowSeconds = getNowSeconds(),
): readonly ContestProblem[] {
  const title = findTextFault(input.title, LIMITS.titleCharacters);
  const description = findTextFault(input.description, LIMITS.descriptionCharacters);
  return [
    ...(title ? [{ field: 'title', ...title } as const] : []),
    ...(description ? [{ field: 'description', ...description } as const] : []),
    ...checkJudges(input.judges),
    ...checkEntries(input.entries),
    ...checkEnd(input.endsAt, nowSeconds),
  ];
}

function checkEnd(endsAt: bigint | null, nowSeconds: bigint): readonly ContestProblem[] {
  if (endsAt === null) return [];
  if (endsAt <= nowSeconds) return [{ field: 'endsAt', code: 'in-the-past' }];
  return endsAt > LAST_SECOND ? [{ field: 'endsAt', code: 'too-far' }] : [];
}

/** Checks the judges' lines: valid addresses, with a correct checksum if they are in mixed case, without duplicates. */
function checkJudges(lines: readonly string[]): readonly ContestProblem[] {
  const field = 'judges';
  const judges = readLines(lines);
  if (judges.length === 0) return [{ field, code: 'required' }];
  const problems: ContestProblem[] = [];
  const lineOf = new Map<string, number>();
  for (const { text, line } of judges) {
    const key = text.toLowerCase();
    const firstLine = lineOf.get(key);
    const fault = findAddressFault(text);
    if (fault) problems.push({ field, line, ...fault });
    else if (firstLine !== undefined) problems.push({ field, line, code: 'duplicate', firstLine });
    else lineOf.set(key, line);
  }
  if (judges.length > LIMITS.judges) {
    problems.push({ field, code: 'too-many', length: judges.length, max: LIMITS.judges });
  }
  return problems;
}

/** Checks the entries' lines: http or https links without credentials and invisible characters, without duplicates. */
function checkEntries(lines: readonly string[]): readonly ContestProblem[] {
  const field = 'entries';
  const entries = readLines(lines);
  if (entries.length === 0) return [{ field, code: 'required' }];
  const problems: ContestProblem[] = [];
  const lineOf = new Map<string, number>();
  for (const { text, line } of entries) {
    const fault = findTextFault(text, LIMITS.entryCharacters) ?? findLinkFault(text);
    const key = fault ? text : new URL(text).href;
    const firstLine = lineOf.get(key);
    if (fault) problems.push({ field, line, ...fault });
    else if (firstLine !== undefined) problems.push({ field, line, code: 'duplicate', firstLine });
    else lineOf.set(key, line);
  }
  if (entries.length > LIMITS.entries) {
    problems.push({ field, code: 'too-many', length: entries.length, max: LIMITS.entries });
  }
  return problems;
}
