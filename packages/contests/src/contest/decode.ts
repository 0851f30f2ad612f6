import type { Address, Hex } from 'viem';
import type { Answer } from '../base/errors.ts';
import { hexToBytes } from '../base/hex.ts';
import { keccak256 } from '../base/keccak256.ts';
import { CanonicalReader, toAddress, toText } from './canonicalReader.ts';
import { decide, type Refusal, refuse, refuseUnless } from './refusals.ts';
import { CONTEST_LIMITS, type SchemaName } from './schemas.ts';

/** The schedule of a contest in seconds. `submissionsUntil` is zero if it takes no submissions. */
export type Schedule = {
  readonly submissionsUntil: bigint;
  readonly opensAt: bigint;
  readonly closesAt: bigint;
  readonly revealUntil: bigint;
};

/** The names of the times, in their order. */
export const TIME_NAMES = ['submissionsUntil', 'opensAt', 'closesAt', 'revealUntil'] as const;

/** The decoded data of each schema. Times are in seconds; points, maxima and weights are in the document's order. */
export type ActValues = {
  readonly contest: Schedule & {
    readonly title: string;
    /** The URI of the contest document, and the keccak256 of its bytes. */
    readonly uri: string;
    readonly contentHash: Hex;
    /** 1: takes submissions, 2: sealed, 3: both. */
    readonly flags: number;
    readonly judges: readonly Address[];
    readonly maxPoints: readonly number[];
    readonly weights: readonly number[];
    /** The content hashes of the organizer's entries. */
    readonly entries: readonly Hex[];
  };
  readonly entry: {
    readonly contentHash: Hex;
    readonly uri: string;
    /** The submission that this one replaces; null if it is a new one. */
    readonly replaces: Hex | null;
  };
  /** `first` is the number that the first of them gets. */
  readonly admit: { readonly first: number; readonly submissions: readonly Hex[] };
  readonly list: {
    readonly first: number;
    /** The URI of the document with the texts of the entries, and the keccak256 of its bytes. */
    readonly uri: string;
    readonly contentHash: Hex;
    /** The content hash of each entry. */
    readonly entries: readonly Hex[];
  };
  readonly judges: { readonly judges: readonly Address[]; readonly listed: boolean };
  readonly evaluation: {
    readonly entry: number;
    readonly points: readonly number[];
    /** The text, or the URI of a longer one if there is a `commentHash`. */
    readonly comment: string;
    /** The keccak256 of the text that is at the URI; null if `comment` is the text. */
    readonly commentHash: Hex | null;
  };
  readonly recusal: { readonly entry: number };
  readonly disqualify: { readonly entry: number; readonly reason: string };
  readonly commit: { readonly entry: number; readonly commitment: Hex };
  readonly reveal: {
    readonly entry: number;
    readonly judge: Address;
    readonly points: readonly number[];
    readonly comment: string;
    /** The keccak256 of the comment's bytes, which the commitment contains. */
    readonly commentHash: Hex;
    readonly salt: Hex;
  };
  readonly postpone: Schedule & { readonly reason: string };
};

const ZERO = `0x${'0'.repeat(64)}`;

const orNull = (word: Hex): Hex | null => (word === ZERO ? null : word);

/** A contest before its judges are read: the resolver reads them last. */
export type UnreadContest = Omit<ActValues['contest'], 'judges'> & { readonly judgeWords: readonly Hex[] };

/** The checks in the resolver's order, so that both name the same error. */
export function readContestData(bytes: Uint8Array): UnreadContest {
  const data = new CanonicalReader(bytes, 12);
  const title = data.bytes(0);
  refuseUnless(title.length > 0, 'MissingTitle');
  refuseUnless(title.length <= CONTEST_LIMITS.titleBytes, 'Oversized');
  const uri = data.bytes(1);
  refuseUnless(uri.length <= CONTEST_LIMITS.uriBytes, 'Oversized');
  const contentHash = data.word(2);
  refuseUnless(contentHash !== ZERO, 'MissingDocument');
  const contest = {
    title: toText(title),
    uri: toText(uri),
    contentHash,
    ...readTimes(data, 3),
    flags: data.uint8(7),
    judgeWords: data.words(8),
    maxPoints: [...data.bytes(9)],
    weights: [...data.bytes(10)],
    entries: data.words(11),
  };
  data.close();
  return contest;
}

function readTimes(data: CanonicalReader, index: number): Schedule {
  return {
    submissionsUntil: data.uint64(index),
    opensAt: data.uint64(index + 1),
    closesAt: data.uint64(index + 2),
    revealUntil: data.uint64(index + 3),
  };
}

/** A change of judges before its addresses are read: the resolver reads them last. */
export function readJudgesData(bytes: Uint8Array): {
  readonly judgeWords: readonly Hex[];
  readonly listed: boolean;
} {
  const data = new CanonicalReader(bytes, 2);
  const judgeWords = data.words(0);
  data.close();
  return { judgeWords, listed: data.bool(1) };
}

/** The last dynamic value of the data. */
function readLastText(data: CanonicalReader, index: number): Uint8Array {
  const text = data.bytes(index);
  data.close();
  refuseUnless(text.length <= CONTEST_LIMITS.textBytes, 'Oversized');
  return text;
}

/** Opens data without dynamic values. */
function openFixed(bytes: Uint8Array, words: number): CanonicalReader {
  const data = new CanonicalReader(bytes, words);
  data.close();
  return data;
}

const readers: { readonly [Name in SchemaName]: (bytes: Uint8Array) => ActValues[Name] } = {
  contest: (bytes) => {
    const { judgeWords, ...contest } = readContestData(bytes);
    return { ...contest, judges: judgeWords.map(toAddress) };
  },
  entry: (bytes) => {
    const data = new CanonicalReader(bytes, 3);
    const uri = data.bytes(1);
    data.close();
    const contentHash = data.word(0);
    refuseUnless(contentHash !== ZERO, 'MissingDocument');
    refuseUnless(uri.length <= CONTEST_LIMITS.uriBytes, 'Oversized');
    return { contentHash, uri: toText(uri), replaces: orNull(data.word(2)) };
  },
  admit: (bytes) => {
    const data = new CanonicalReader(bytes, 2);
    const submissions = data.words(1);
    data.close();
    return { first: data.uint16(0), submissions };
  },
  list: (bytes) => {
    const data = new CanonicalReader(bytes, 4);
    const uri = data.bytes(1);
    const entries = data.words(3);
    data.close();
    const first = data.uint16(0);
    refuseUnless(uri.length <= CONTEST_LIMITS.uriBytes, 'Oversized');
    const contentHash = data.word(2);
    refuseUnless(contentHash !== ZERO, 'MissingDocument');
    return { first, uri: toText(uri), contentHash, entries };
  },
  judges: (bytes) => {
    const { judgeWords, listed } = readJudgesData(bytes);
    return { judges: judgeWords.map(toAddress), listed };
  },
  evaluation: (bytes) => {
    const data = new CanonicalReader(bytes, 4);
    const entry = data.uint16(0);
    const points = [...data.bytes(1)];
    const comment = toText(readLastText(data, 2));
    return { entry, points, comment, commentHash: orNull(data.word(3)) };
  },
  recusal: (bytes) => ({ entry: openFixed(bytes, 1).uint16(0) }),
  disqualify: (bytes) => {
    const data = new CanonicalReader(bytes, 2);
    const entry = data.uint16(0);
    const reason = readLastText(data, 1);
    refuseUnless(reason.length > 0, 'MissingReason');
    return { entry, reason: toText(reason) };
  },
  commit: (bytes) => {
    const data = openFixed(bytes, 2);
    return { entry: data.uint16(0), commitment: data.word(1) };
  },
  reveal: (bytes) => {
    const data = new CanonicalReader(bytes, 5);
    const entry = data.uint16(0);
    const judge = data.address(1);
    const points = [...data.bytes(2)];
    const comment = readLastText(data, 3);
    return {
      entry,
      judge,
      points,
      comment: toText(comment),
      commentHash: keccak256(comment),
      salt: data.word(4),
    };
  },
  postpone: (bytes) => {
    const data = new CanonicalReader(bytes, 5);
    const times = readTimes(data, 0);
    const reason = readLastText(data, 4);
    refuseUnless(reason.length > 0, 'MissingReason');
    return { ...times, reason: toText(reason) };
  },
};

/** The bytes of an attestation's data. Refuses what no resolver accepts without reading it. */
export function toDataBytes(data: Hex): Uint8Array {
  if (data.length > 2 + 2 * CONTEST_LIMITS.dataBytes) refuse('Oversized');
  return hexToBytes(data) ?? refuse('Undecodable');
}

/** Reads data or refuses it. */
export function readActData<Name extends SchemaName>(name: Name, data: Hex): ActValues[Name] {
  return readers[name](toDataBytes(data));
}

/**
 * Decodes the data of an act's attestation as the resolver does: the canonical ABI encoding only, within the limits of
 * texts, hashes and the title. What depends on the contest is not checked: see `replay`. Never throws.
 *
 * @example
 * ```ts
 * import { decodeActData } from '@org/contests';
 *
 * const review = decodeActData('evaluation', attestation.data);
 * if (review.ok) console.log(review.value.entry, review.value.points);
 * else console.log(review.reason); // 'Undecodable', 'Oversized', …
 * ```
 * @see docs/protocol/contests.md, section Data
 */
export function decodeActData<Name extends SchemaName>(
  name: Name,
  data: Hex,
): Answer<ActValues[Name], Refusal> {
  return decide(() => readActData(name, data));
}
