import { readFile } from 'node:fs/promises';
import type { Json } from '../bundle/canonicalJson.ts';
import { findAt } from './findDifferences.ts';
import { findJsonFlaw } from './findJsonFlaw.ts';
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
