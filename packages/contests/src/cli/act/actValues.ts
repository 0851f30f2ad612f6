import type { Hex } from 'viem';
import { UnusableInputError } from '../input/terminal.ts';
import type { Publishing } from './documentFile.ts';
import { readTextFile, toSeconds } from './jsonFields.ts';

/** The options with values that acts have of their own. */
export const ACT_VALUE_NAMES = [
  ...(['uri', 'document', 'contest', 'replaces', 'points', 'comment', 'comment-file', 'secret'] as const),
  ...(['file', 'reason', 'reason-file', 'about', 'kind'] as const),
  ...(['submissions-until', 'opens-at', 'closes-at', 'reveal-until'] as const),
] as const;

export type ActValueName = (typeof ACT_VALUE_NAMES)[number];

/** The values of the options of all acts. */
export type ActValues = { readonly [Name in ActValueName]?: string | undefined };

/** @throws {UnusableInputError} which does not repeat the word: it could be a key */
export function readUid(word: string | undefined): Hex {
  // Checked to be hex.
  if (word !== undefined && /^0x[0-9a-f]{64}$/i.test(word)) return word.toLowerCase() as Hex;
  throw new UnusableInputError('A UID must be 0x and 64 hex digits.');
}

/** @throws {UnusableInputError} */
export function readEntryNumber(word = ''): number {
  if (/^[1-9]\d{0,3}$/.test(word)) return Number(word);
  throw new UnusableInputError('An entry must be its number, from 1 on.');
}

/** @throws {UnusableInputError} */
export function readPublishing({ uri, document }: ActValues): Publishing {
  if (uri !== undefined && !/^ipfs:\/\/\w+$/.test(uri))
    throw new UnusableInputError('--uri must be ipfs:// and a CID: nothing else is read.');
  return { uri, document };
}

/**
 * A text that is an option, or the contents of a file; undefined without both.
 *
 * @throws {UnusableInputError}
 */
export async function readText(values: ActValues, name: 'comment' | 'reason'): Promise<string | undefined> {
  const [given, path] = [values[name], values[`${name}-file`]];
  if (given !== undefined && path !== undefined)
    throw new UnusableInputError(`Choose --${name} or --${name}-file, not both.`);
  return path === undefined ? given : readWrittenText(path);
}

/** The text of a file. Editors end a file with a line break, which is not part of the text. */
export async function readWrittenText(path: string): Promise<string> {
  return (await readTextFile(path)).replace(/\r?\n$/, '');
}

const SECONDS = { m: 60n, h: 3_600n, d: 86_400n } as const;

/** A time, as a function of the one in force, from which `+2d` counts. */
export type Moment = (inForce: bigint) => bigint;

/**
 * The time of an option: as in the file of `start`, or `+30m`, `+6h` or `+2d`.
 *
 * @throws {UnusableInputError}
 */
export function readMoment(name: string, word: string): Moment {
  const [, count, unit] = /^\+(\d{1,6})([mhd])$/.exec(word) ?? [];
  // The pattern names the units.
  if (count !== undefined) return (inForce) => inForce + BigInt(count) * SECONDS[unit as 'm' | 'h' | 'd'];
  const seconds = toSeconds(/^\d+$/.test(word) ? Number(word) : word);
  if (seconds !== null) return () => seconds;
  throw new UnusableInputError(
    `--${name} must be a time such as 2027-03-01T18:00:00Z, a number of seconds, or later by +30m, +6h or +2d.`,
  );
}
