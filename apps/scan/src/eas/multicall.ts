import type { Address, Hex } from 'viem';
import { toFunctionSelector } from 'viem/utils';
import { createHexReader } from './hexReader.ts';

const AGGREGATE3 = toFunctionSelector('aggregate3((address,bool,bytes)[])');

const toWord = (number: number) => number.toString(16).padStart(64, '0');

/** Call data of Multicall3's `aggregate3` for calls of one contract, each of which may fail by itself. */
export function encodeAggregate(to: Address, calls: readonly Hex[]): Hex {
  const target = to.slice(2).toLowerCase().padStart(64, '0');
  const heads: string[] = [];
  const tails: string[] = [];
  let at = 32 * calls.length;
  for (const call of calls) {
    const length = (call.length - 2) / 2;
    const padded = Math.ceil(length / 32) * 32;
    heads.push(toWord(at));
    tails.push(target, toWord(1), toWord(96), toWord(length), call.slice(2).padEnd(2 * padded, '0'));
    at += 128 + padded;
  }
  return `${AGGREGATE3}${toWord(32)}${toWord(calls.length)}${heads.join('')}${tails.join('')}`;
}

/** What each call gave; null for one that failed. @throws {RangeError} when the bytes are no such list */
export function decodeAggregate(data: Hex): (Hex | null)[] {
  const reader = createHexReader(data);
  const list = reader.number(0);
  const count = reader.number(list);
  const base = list + 32;
  if (count * 32 > data.length) throw new RangeError('more answers than bytes');
  return Array.from({ length: count }, (_, nth): Hex | null => {
    const answer = base + reader.number(base + 32 * nth);
    if (reader.number(answer) === 0) return null;
    const bytes = answer + reader.number(answer + 32);
    return `0x${reader.bytes(bytes + 32, reader.number(bytes))}`;
  });
}
