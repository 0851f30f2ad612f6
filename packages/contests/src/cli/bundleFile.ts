import { readFile } from 'node:fs/promises';
import type { Json } from '../bundle/resultBundle.ts';
import { UnusableInput } from './terminal.ts';

/** A bundle as a file holds it: any JSON object. Comparing its fields with the chain's is what checks them. */
export type ToldBundle = { readonly [key: string]: Json };

/** @throws {UnusableInput} where the file cannot be read, holds no JSON object, or one that readers differ about */
export async function readBundleFile(path: string): Promise<ToldBundle> {
  const text = await readFile(path, 'utf8').catch((cause) => {
    throw new UnusableInput(`The file ${path} cannot be read.`, { cause });
  });
  let value: Json;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new UnusableInput(`The file ${path} is no JSON.`, { cause });
  }
  const flaw = findJsonFlaw(text);
  if (flaw !== null) throw new UnusableInput(`The file ${path} is no result: ${flaw}.`);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as ToldBundle;
  throw new UnusableInput(`The file ${path} is no result: it holds no object.`);
}

/** The number of the block that a bundle names; null where it names none. */
export function findBlockNumber(bundle: ToldBundle): bigint | null {
  const number = findAt(bundle, ['block', 'number']);
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 ? BigInt(number) : null;
}

/** What a bundle is of another kind in than asked for: all else would differ for that reason. */
export function findForeign(
  bundle: ToldBundle,
  asked: { readonly chainId: number; readonly uid: string },
): readonly string[] {
  const expected = [
    ['format', ['format'], 'laurel-result/1'],
    ['chain', ['chainId'], asked.chainId],
    ['contest', ['contest', 'uid'], asked.uid],
    ['rule', ['rule'], 'R1'],
  ] as const;
  return expected.flatMap(([what, keys, value]) => (findAt(bundle, keys) === value ? [] : what));
}

/** Texts, those that a colon makes a key, and what opens or closes a level. A text is whole, whatever it holds. */
const TOKEN = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|[{}[\]]/g;

/** Far more than a result has, and far less than makes anybody fail who walks through it. */
const MOST_LEVELS = 100;

/**
 * Why valid JSON does not say one thing to everybody, in words; null where it does. Of a key that stands there twice some
 * readers take the first value and some the last (RFC 8785 wants each once), and endless levels make them fail.
 */
export function findJsonFlaw(json: string): string | null {
  const levels: Set<string>[] = [];
  for (const [token, text, colon] of json.matchAll(TOKEN)) {
    if (token === '{' || token === '[') levels.push(new Set());
    if (token === '}' || token === ']') levels.pop();
    if (levels.length > MOST_LEVELS) return 'it has too many levels';
    if (text === undefined || colon === undefined) continue;
    // Escapes give one key many spellings.
    const key: string = JSON.parse(text);
    const keys = levels.at(-1);
    if (keys?.has(key)) return `it says ${JSON.stringify(key)} twice`;
    keys?.add(key);
  }
  return null;
}

/** A place where two JSON values differ; a side that has nothing there is undefined. */
export type Difference = {
  readonly path: string;
  readonly told: Json | undefined;
  readonly actual: Json | undefined;
};

/** Every place in which what was told differs from what is. What was told may be anything that JSON can say. */
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

/** The value at a path of keys; undefined where there is none. */
export function findAt(value: Json | undefined, keys: readonly string[]): Json | undefined {
  return keys.reduce<Json | undefined>((at, key) => (isObject(at) ? get(at, key) : undefined), value);
}

function isObject(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function get(value: { readonly [key: string]: Json }, key: string): Json | undefined {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}
