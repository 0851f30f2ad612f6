import { createReadStream } from 'node:fs';
import type { Json } from '../../base/canonicalJson.ts';
import { UnusableInputError } from './terminal.ts';

/** A byte order mark is kept: a bundle does not begin with one. Wrong bytes are replaced, and refused later. */
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** Twice what the verifier accepts, which says so of shorter ones. */
const MAX_PROOF_BYTES = 128 * 1024 * 1024;

/**
 * The text of a bundle's file; null if it is larger than any bundle.
 *
 * @throws {UnusableInputError} if the file cannot be read
 */
export async function readProofFile(path: string): Promise<string | null> {
  const bytes = await readUpTo(path, MAX_PROOF_BYTES).catch((cause) => {
    throw new UnusableInputError(`The file ${path} cannot be read.`, { cause });
  });
  return bytes && utf8.decode(bytes);
}

/**
 * The bytes of a file, or null if there are more. The size is not asked for first: a pipe or a device has none.
 *
 * @throws {Error} of `node:fs`
 */
export async function readUpTo(path: string, maxBytes: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of createReadStream(path, { end: maxBytes })) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  return bytes.length > maxBytes ? null : bytes;
}

/** The bundle in a file: any JSON object. Its fields are checked by comparing them with the chain's. */
export type ToldBundle = { readonly [key: string]: Json };

/** Far more than 100,000 reviews need. */
const MAX_BYTES = 256 * 1024 * 1024;

/** @throws {UnusableInputError} if the file cannot be read, is too large, or is not an unambiguous JSON object */
export async function readBundleFile(path: string): Promise<ToldBundle> {
  const bytes = await readUpTo(path, MAX_BYTES).catch((cause) => {
    throw new UnusableInputError(`The file ${path} cannot be read.`, { cause });
  });
  if (!bytes) throw new UnusableInputError(`The file ${path} is too large.`);
  const text = new TextDecoder().decode(bytes);
  let value: Json;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new UnusableInputError(`The file ${path} is not JSON.`, { cause });
  }
  const flaw = findJsonFlaw(text);
  if (flaw !== null) throw new UnusableInputError(`The file ${path} is not a result: ${flaw}.`);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as ToldBundle;
  throw new UnusableInputError(`The file ${path} is not a result: it is not a JSON object.`);
}

/** The block number in a bundle; null if it has none. */
export function findBlockNumber(bundle: ToldBundle): bigint | null {
  const number = findAt(bundle, ['block', 'number']);
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 ? BigInt(number) : null;
}

/** The identifying fields in which a bundle differs from the request; most other fields then differ as well. */
export function findForeign(
  bundle: ToldBundle,
  asked: {
    readonly format: string;
    readonly chainId: number;
    readonly uid: string;
  },
): readonly string[] {
  const expected = [
    ['format', ['format'], asked.format],
    ['chain', ['chainId'], asked.chainId],
    ['contest', ['contest', 'uid'], asked.uid],
  ] as const;
  return expected.flatMap(([what, keys, value]) => (findAt(bundle, keys) === value ? [] : what));
}

/** Strings (with a following colon, which makes them keys) and brackets. Brackets inside strings do not match. */
const TOKEN = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|[{}[\]]/g;

/** Far more than a result needs, and far less than overflows the stack. */
const MAX_LEVELS = 100;

/**
 * Why valid JSON is ambiguous, as a sentence; null if it is not. Of duplicate keys some parsers take the first value
 * and some the last (RFC 8785 forbids them), and too many levels make parsers fail.
 */
export function findJsonFlaw(json: string): string | null {
  const levels: Set<string>[] = [];
  for (const [token, text, colon] of json.matchAll(TOKEN)) {
    if (token === '{' || token === '[') levels.push(new Set());
    if (token === '}' || token === ']') levels.pop();
    if (levels.length > MAX_LEVELS) return 'it is nested too deeply';
    if (text === undefined || colon === undefined) continue;
    // Decodes escapes, because one key can be escaped in many ways.
    const key: string = JSON.parse(text);
    const keys = levels.at(-1);
    if (keys?.has(key)) return `it has the key ${JSON.stringify(key)} twice`;
    keys?.add(key);
  }
  return null;
}

/** A path at which two JSON values differ; undefined for a missing value. */
export type Difference = {
  readonly path: string;
  readonly told: Json | undefined;
  readonly actual: Json | undefined;
};

/** All paths at which the given JSON value differs from the actual one. */
export function findDifferences(
  told: Json | undefined,
  actual: Json | undefined,
  path = '',
): readonly Difference[] {
  if (isObject(told) && isObject(actual)) {
    const keys = [...new Set([...Object.keys(told), ...Object.keys(actual)])].sort();
    return keys.flatMap((key) =>
      findDifferences(get(told, key), get(actual, key), path ? `${path}.${key}` : key),
    );
  }
  if (Array.isArray(told) && Array.isArray(actual)) {
    const length = Math.max(told.length, actual.length);
    return Array.from({ length }, (_, index) =>
      findDifferences(told[index], actual[index], `${path}[${index}]`),
    ).flat();
  }
  return told === actual ? [] : [{ path, told, actual }];
}

/** The value at a path of keys; undefined if it does not exist. */
export function findAt(value: Json | undefined, keys: readonly string[]): Json | undefined {
  return keys.reduce<Json | undefined>((at, key) => (isObject(at) ? get(at, key) : undefined), value);
}

function isObject(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function get(value: { readonly [key: string]: Json }, key: string): Json | undefined {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}
