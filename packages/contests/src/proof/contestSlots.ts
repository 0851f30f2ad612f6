import type { Address, Hex } from 'viem';
import { hexToBytes } from '../abi/hex.ts';
import { keccak256 } from '../abi/keccak256.ts';

/** The resolver's record of a contest, as far as bundles prove it. */
export type ProvenContest = {
  readonly head: Hex;
  readonly organizer: Address;
  readonly acts: number;
  readonly flags: number;
  readonly criteria: number;
  readonly judges: number;
  readonly entries: number;
};

/** An entry's record. Its status: 0 standing, 1 withdrawn, 2 disqualified. */
export type ProvenEntry = { readonly sum: number; readonly reviews: number; readonly status: number };

/** Where the resolver's mapping of contests is, and where a contest's parts are behind its first slot. */
const CONTESTS = 0n;
const PACKED = 1n;
const ENTRIES = 9n;

/**
 * The slots that prove a contest, in their order: head, the packed record, and each entry's sum. The number of entries is in
 * the packed record.
 *
 * @see docs/rules/R2.md, section Storage
 */
export function findContestSlots(contest: Hex): (values: readonly bigint[]) => readonly Hex[] {
  const start = BigInt(hashPair(BigInt(contest), CONTESTS));
  const own = [start, start + PACKED].map(toWord);
  return ([, packed]) => {
    const count = packed === undefined ? 0 : Number(packed >> 248n);
    const entries = Array.from({ length: count }, (_, index) => hashPair(BigInt(index + 1), start + ENTRIES));
    return [...own, ...entries];
  };
}

/** Reads the values of {@link findContestSlots}. */
export function readContestSlots(values: readonly bigint[]): {
  readonly contest: ProvenContest;
  readonly entries: readonly ProvenEntry[];
} {
  const [head = 0n, packed = 0n, ...entries] = values;
  return {
    contest: {
      head: toWord(head),
      organizer: `0x${toWord(packed).slice(-40)}`,
      acts: cut(packed, 20, 4),
      flags: cut(packed, 28, 1),
      criteria: cut(packed, 29, 1),
      judges: cut(packed, 30, 1),
      entries: cut(packed, 31, 1),
    },
    // A sum is at most 100 × 1,300,500.
    entries: entries.map((value) => ({
      sum: cut(value, 0, 8),
      reviews: cut(value, 8, 2),
      status: cut(value, 10, 1),
    })),
  };
}

/** A number of `size` bytes, counted from the lowest byte of a slot. */
function cut(value: bigint, from: number, size: number): number {
  return Number(BigInt.asUintN(8 * size, value >> BigInt(8 * from)));
}

const WORD = 2n ** 256n;

function toWord(value: bigint): Hex {
  return `0x${(value % WORD).toString(16).padStart(64, '0')}`;
}

/** `keccak256(abi.encode(key, slot))`: where a mapping has a key. */
function hashPair(key: bigint, slot: bigint): Hex {
  const bytes = hexToBytes(`0x${toWord(key).slice(2)}${toWord(slot).slice(2)}`);
  return keccak256(bytes ?? new Uint8Array());
}
