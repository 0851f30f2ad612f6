import { readFile } from 'node:fs/promises';
import type { Json } from '../bundle/canonicalJson.ts';
import { UnusableInput } from './terminal.ts';

/** A file's JSON object, its fields unchecked: comparing them with the chain's is what checks them. */
export async function readBundleFile(path: string): Promise<{ readonly [key: string]: Json }> {
  const text = await readFile(path, 'utf8').catch((cause) => {
    throw new UnusableInput(`The file ${path} cannot be read.`, { cause });
  });
  let value: Json;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new UnusableInput(`The file ${path} is no JSON.`, { cause });
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as { [key: string]: Json };
  throw new UnusableInput(`The file ${path} is no result: it holds no object.`);
}

/** The number of the block that a bundle names; null where it names none. */
export function findBlockNumber(bundle: { readonly [key: string]: Json }): bigint | null {
  const { block } = bundle;
  if (typeof block !== 'object' || block === null || Array.isArray(block)) return null;
  const { number } = block as { readonly [key: string]: Json };
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? BigInt(number) : null;
}
