import { isAddress } from 'viem';
import { checksumAddress } from '../../base/address.ts';
import { countCharacters } from '../../contest/text.ts';
import { findJsonFlaw, readUpTo } from '../input/bundleFile.ts';
import { toPlainText, UnusableInputError } from '../input/terminal.ts';

/** Reads one value of a file; `at` is its place, for messages. */
export type ReadField<Value> = (value: unknown, at: string) => Value;

/** A value of a file cannot be used. `readJsonFile` adds the name of the file. */
function fail(at: string, expected: string): never {
  throw new UnusableInputError(`${at || 'the file'} must be ${expected}`);
}

/** A lone surrogate, which UTF-8 cannot encode. */
const LONE_SURROGATE = /\p{Surrogate}/u;

export const text: ReadField<string> = (value, at) => {
  if (typeof value === 'string' && !LONE_SURROGATE.test(value)) return value;
  return fail(at, 'a text');
};

/** A text of at most `most` characters (code points, as documents count them). */
export const textUpTo =
  (most: number): ReadField<string> =>
  (value, at) => {
    const read = text(value, at);
    return countCharacters(read) <= most ? read : fail(at, `a text of at most ${most} characters`);
  };

/** A text that a test accepts. */
export const textThat =
  (isFit: (text: string) => boolean, expected: string): ReadField<string> =>
  (value, at) => {
    const read = text(value, at);
    return isFit(read) ? read : fail(at, expected);
  };

export const oneOf =
  <const Choices extends readonly string[]>(choices: Choices): ReadField<Choices[number]> =>
  (value, at) =>
    choices.find((choice) => choice === value) ?? fail(at, `one of ${choices.join(', ')}`);

export const number =
  (least: number, most: number): ReadField<number> =>
  (value, at) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    return fail(at, `a whole number from ${least} to ${most}`);
  };

export const boolean: ReadField<boolean> = (value, at) =>
  typeof value === 'boolean' ? value : fail(at, 'true or false');

export const address: ReadField<ReturnType<typeof checksumAddress>> = (value, at) => {
  // Addresses in one case have no checksum.
  if (typeof value === 'string' && isAddress(value)) return checksumAddress(value);
  return fail(at, 'an address: 0x and 40 hex digits, with the right checksum or in lower case');
};

const ISO = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/;

/** `Date.parse` makes 30 February a day in March. */
function isDay(day: string): boolean {
  const ms = Date.parse(day);
  return Number.isFinite(ms) && new Date(ms).toISOString().startsWith(day);
}

/**
 * A time in seconds, from RFC 3339 with a time zone, whose fraction of a second is cut off, or from a number of seconds.
 * Null if it is neither.
 */
export function toSeconds(value: unknown): bigint | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : null;
  const [, day] = (typeof value === 'string' && ISO.exec(value)) || [];
  const ms = day !== undefined && isDay(day) ? Date.parse(String(value)) : Number.NaN;
  return ms >= 0 ? BigInt(Math.floor(ms / 1000)) : null;
}

export const time: ReadField<bigint> = (value, at) =>
  toSeconds(value) ?? fail(at, 'a time such as 2027-03-01T18:00:00Z, or a number of seconds');

/** A list. `more` says how a longer one gets in. */
export function list<Item>(
  read: ReadField<Item>,
  most: number,
  { least = 0, more = '' }: { readonly least?: number; readonly more?: string } = {},
): ReadField<readonly Item[]> {
  const size = least > 0 ? `${least} to ${most}` : `at most ${most}`;
  return (value, at) => {
    if (!Array.isArray(value) || value.length > most || value.length < least)
      return fail(at, `a list of ${size}${more}`);
    return value.map((item, index) => read(item, `${at}[${index}]`));
  };
}

/** A field that may be left out. */
export function optional<Value, Default>(
  read: ReadField<Value>,
  otherwise: Default,
): ReadField<Value | Default> {
  return (value, at) => (value === undefined ? otherwise : read(value, at));
}

type Fields = { readonly [name: string]: ReadField<unknown> };
type Values<Of extends Fields> = { readonly [Name in keyof Of]: ReturnType<Of[Name]> };

/**
 * An object with these fields and no others: a misspelled one must not be left out silently. One of `additions` that is
 * left out is absent from the value, too.
 */
export function record<Of extends Fields, Additions extends Fields = Record<never, never>>(
  fields: Of,
  additions?: Additions,
): ReadField<Values<Of> & Partial<Values<Additions>>> {
  const readers: Fields = { ...fields, ...additions };
  return (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail(at, 'an object');
    const given = new Map(Object.entries(value));
    const unknown = [...given.keys()].find((name) => !Object.hasOwn(readers, name));
    if (unknown !== undefined)
      return fail(at, `without the field ${JSON.stringify(unknown)}: there are ${Object.keys(readers)}`);
    const read = Object.entries(readers).flatMap(([name, readField]) => {
      if (!given.has(name) && !Object.hasOwn(fields, name)) return [];
      return [[name, readField(given.get(name), at ? `${at}.${name}` : name)]];
    });
    // Object.fromEntries loses the names.
    return Object.fromEntries(read) as Values<Of> & Partial<Values<Additions>>;
  };
}

/** More than any contest needs: the contract's and the document's limits are far below. */
const MAX_BYTES = 1_048_576;

/**
 * The text of a file in UTF-8.
 *
 * @throws {UnusableInputError} if it cannot be read, is larger than `maxBytes`, or is not UTF-8
 */
export async function readTextFile(path: string, maxBytes = MAX_BYTES): Promise<string> {
  try {
    const bytes = await readUpTo(path, maxBytes);
    if (!bytes) throw new UnusableInputError(`The file ${path} is larger than ${maxBytes} bytes.`);
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // UTF-16 without a byte order mark is valid UTF-8, with a NUL beside each letter.
    if (text.includes('\0')) throw new TypeError('NUL');
    return text;
  } catch (cause) {
    if (cause instanceof UnusableInputError) throw cause;
    const reason =
      cause instanceof TypeError ? 'is not text in UTF-8: save it in that encoding' : 'cannot be read';
    throw new UnusableInputError(`The file ${path} ${reason}.`, { cause });
  }
}

/** @throws {UnusableInputError} which names the field that is wrong */
export async function readJsonFile<Value>(
  path: string,
  read: ReadField<Value>,
  maxBytes?: number,
): Promise<Value> {
  const json = await readTextFile(path, maxBytes);
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (cause) {
    throw new UnusableInputError(`The file ${path} is not JSON.`, { cause });
  }
  const flaw = findJsonFlaw(json);
  if (flaw !== null) throw new UnusableInputError(`The file ${path} is ambiguous: ${flaw}.`);
  try {
    return read(value, '');
  } catch (error) {
    if (!(error instanceof UnusableInputError)) throw error;
    throw new UnusableInputError(`The file ${path}: ${toPlainText(error.message)}.`, { cause: error });
  }
}
