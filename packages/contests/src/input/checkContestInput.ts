import { checksumAddress } from '../abi/address.ts';
import { getNowSeconds } from '../bigint.ts';
import { LIMITS } from '../limits.ts';
import { type ContestInput, readLines } from './contestInput.ts';
import { countCharacters, hasVisibleText } from './text.ts';

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

/** Scans store a time in 32 bits: a contest that ends later would look altered in every scan. */
const LAST_SECOND = 2n ** 31n - 2n;

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
  const title = findTextProblem(input.title, LIMITS.titleCharacters);
  const description = findTextProblem(input.description, LIMITS.descriptionCharacters);
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

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const ZERO_ADDRESS = /^0x0{40}$/;

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

function findAddressFault(text: string): Pick<ContestProblem, 'code' | 'expected'> | null {
  if (!ADDRESS.test(text)) return { code: 'invalid-address' };
  if (ZERO_ADDRESS.test(text)) return { code: 'zero-address' };
  const digits = text.slice(2);
  const isPlain = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  const expected = checksumAddress(text);
  return isPlain || text === expected ? null : { code: 'invalid-checksum', expected };
}

/**
 * Invisible characters, and those that reverse the text around them. A link that needs one can percent-encode it.
 * Variation selectors, which change the preceding emoji, are allowed.
 */
const UNSEEN = /(?![\ufe00-\ufe0f])[\p{Cf}\p{DI}\u2800]/u;

/** Checks the entries' lines: http or https links without credentials and invisible characters, without duplicates. */
function checkEntries(lines: readonly string[]): readonly ContestProblem[] {
  const field = 'entries';
  const entries = readLines(lines);
  if (entries.length === 0) return [{ field, code: 'required' }];
  const problems: ContestProblem[] = [];
  const lineOf = new Map<string, number>();
  for (const { text, line } of entries) {
    const fault = findTextProblem(text, LIMITS.entryCharacters);
    const url = readWebLink(text);
    if (fault || url === null) {
      problems.push({ field, line, ...(fault ?? { code: 'invalid-link' }) });
      continue;
    }
    const firstLine = lineOf.get(url.href);
    if (UNSEEN.test(text)) problems.push({ field, line, code: 'unseen-in-link' });
    else if (url.username || url.password) problems.push({ field, line, code: 'login-in-link' });
    else if (firstLine !== undefined) problems.push({ field, line, code: 'duplicate', firstLine });
    else lineOf.set(url.href, line);
  }
  if (entries.length > LIMITS.entries) {
    problems.push({ field, code: 'too-many', length: entries.length, max: LIMITS.entries });
  }
  return problems;
}

/**
 * Parses an http or https link; null for anything else. Different spellings of one link have the same `href`.
 *
 * The pattern comes first because the URL parser is too lenient: it drops line breaks and accepts `http:host`.
 */
function readWebLink(text: string): URL | null {
  if (!/^https?:\/\/[^\s\p{Cc}]+$/iu.test(text)) return null;
  return URL.canParse(text) ? new URL(text) : null;
}

/** A problem of a text field. */
export type TextProblem = {
  readonly code: Extract<ContestProblemCode, 'required' | 'too-long' | 'malformed-text'>;
  readonly length?: number;
  readonly max?: number;
};

/** A lone surrogate: UTF-8 cannot encode it, so the signed text would differ from the typed one. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Checks a required text of at most `max` characters (code points). It must contain a visible character. */
export function findTextProblem(text: string, max: number): TextProblem | null {
  if (LONE_SURROGATE.test(text)) return { code: 'malformed-text' };
  if (!hasVisibleText(text)) return { code: 'required' };
  const length = countCharacters(text);
  return length > max ? { code: 'too-long', length, max } : null;
}
