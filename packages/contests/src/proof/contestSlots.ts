import type { Address, Hex } from 'viem';
import { hexToBytes } from '../base/hex.ts';
import { keccak256 } from '../base/keccak256.ts';
import type { Schedule } from '../contest/decode.ts';

/** The terms of a contest as the resolver stores them. `start` is null until the first postponement. */
export type ProvenTerms = {
  readonly organizer: Address;
  readonly acts: number;
  readonly submissionActs: number;
  readonly flags: number;
  readonly criteria: number;
  readonly judges: number;
  readonly entries: number;
  /** The times in force. */
  readonly times: Schedule;
  readonly start: Schedule | null;
};

/** The resolver's record of a contest, with the heads of its two logs. */
export type ProvenContest = ProvenTerms & { readonly head: Hex; readonly submissionsHead: Hex };

/** An entry's record. Its status: 0 standing, 1 withdrawn, 2 disqualified. */
export type ProvenEntry = { readonly sum: number; readonly reviews: number; readonly status: number };

/** A submission's record. `entry` is 0 unless it was admitted. */
export type ProvenSubmission = { readonly entrant: Address; readonly status: number; readonly entry: number };

/** `CONTESTS` is the slot of the resolver's mapping of contests; the others are offsets from a contest's first slot. */
const CONTESTS = 0n;
const PACKED = 1n;
const TIMES = 2n;
const MAX_POINTS = 3n;
const WEIGHTS = 4n;
const SUBMISSIONS_HEAD = 5n;
const ENTRIES = 9n;
const SUBMISSIONS = 11n;
const START = 12n;

/** The slots before those of the entries: of a bundle with the acts, and of one with the ranking only. */
const ACTS_SLOTS = [0n, PACKED, TIMES, SUBMISSIONS_HEAD, START];
const RANKING_SLOTS = [PACKED, TIMES, MAX_POINTS, WEIGHTS, START];

/** The number of slots before those of the entries. */
export const OWN_SLOTS = ACTS_SLOTS.length;

type FindSlots = (values: readonly bigint[]) => readonly Hex[];

/**
 * The slots that prove a contest, in their order: C, C + 1, C + 2, C + 5, C + 12, and E of each entry. The number of entries is
 * in C + 1.
 *
 * @see docs/protocol/contests.md, sections Storage and Bundles
 */
export function findContestSlots(contest: Hex): FindSlots {
  const start = findStart(contest);
  const own = ACTS_SLOTS.map((slot) => toWord(start + slot));
  return (values) => [...own, ...findEntrySlots(start, values[ACTS_SLOTS.indexOf(PACKED)])];
}

/** The slots that prove a ranking: C + 1 to C + 4, C + 12, E of each entry, and those of the admitted submissions. */
export function findRankingSlots(contest: Hex, submissions: readonly Hex[]): FindSlots {
  const start = findStart(contest);
  const own = RANKING_SLOTS.map((slot) => toWord(start + slot));
  const admitted = submissions.map((uid) => hashPair(BigInt(uid), start + SUBMISSIONS));
  return ([packed]) => (packed === undefined ? own : [...own, ...findEntrySlots(start, packed), ...admitted]);
}

const findStart = (contest: Hex): bigint => BigInt(hashPair(BigInt(contest), CONTESTS));

function findEntrySlots(start: bigint, packed = 0n): readonly Hex[] {
  return Array.from({ length: cut(packed, 30, 2) }, (_, at) => hashPair(BigInt(at + 1), start + ENTRIES));
}

/** Reads the values of {@link findContestSlots}. */
export function readContestSlots(values: readonly bigint[]): {
  readonly contest: ProvenContest;
  readonly entries: readonly ProvenEntry[];
} {
  const [head = 0n, packed = 0n, times = 0n, submissionsHead = 0n, start = 0n, ...entries] = values;
  return {
    contest: {
      ...readTerms({ packed, times, start }),
      head: toWord(head),
      submissionsHead: toWord(submissionsHead),
    },
    entries: entries.map(readEntry),
  };
}

/** Reads the values of {@link findRankingSlots}. */
export function readRankingSlots(values: readonly bigint[]): {
  readonly terms: ProvenTerms & {
    readonly maxPoints: readonly number[];
    readonly weights: readonly number[];
  };
  readonly entries: readonly ProvenEntry[];
  readonly submissions: readonly ProvenSubmission[];
} {
  const [packed = 0n, times = 0n, maxPoints = 0n, weights = 0n, start = 0n, ...rest] = values;
  const terms = readTerms({ packed, times, start });
  /** The first criterion is in the highest byte. */
  const readBytes = (word: bigint) =>
    Array.from({ length: terms.criteria }, (_, at) => cut(word, 31 - at, 1));
  return {
    terms: { ...terms, maxPoints: readBytes(maxPoints), weights: readBytes(weights) },
    entries: rest.slice(0, terms.entries).map(readEntry),
    submissions: rest.slice(terms.entries).map((value) => ({
      entrant: toAddress(value),
      status: cut(value, 20, 1),
      entry: cut(value, 21, 2),
    })),
  };
}

function readTerms({ packed, times, start }: Record<'packed' | 'times' | 'start', bigint>): ProvenTerms {
  return {
    organizer: toAddress(packed),
    acts: cut(packed, 20, 3),
    submissionActs: cut(packed, 23, 3),
    flags: cut(packed, 26, 1),
    criteria: cut(packed, 27, 1),
    judges: cut(packed, 28, 2),
    entries: cut(packed, 30, 2),
    times: readTimes(times),
    start: start === 0n ? null : readTimes(start),
  };
}

function readTimes(word: bigint): Schedule {
  const read = (from: number) => BigInt.asUintN(64, word >> BigInt(8 * from));
  return { submissionsUntil: read(0), opensAt: read(8), closesAt: read(16), revealUntil: read(24) };
}

/** A sum is at most 500 × 1,300,500. */
function readEntry(value: bigint): ProvenEntry {
  return { sum: cut(value, 0, 8), reviews: cut(value, 8, 2), status: cut(value, 10, 1) };
}

/** The address in the lowest bytes of a slot. */
export const toAddress = (value: bigint): Address => `0x${toWord(value).slice(-40)}`;

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
