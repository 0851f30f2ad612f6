import type { Address, Hex } from 'viem';
import type { Json } from '../base/canonicalJson.ts';
import { hexToBytes } from '../base/hex.ts';
import { keccak256 } from '../base/keccak256.ts';
import { CONTEST_LIMITS } from '../contest/schemas.ts';
import type { BundleTime } from '../result/bundleJson.ts';
import { MAX_HEADER_BYTES } from './blockHeader.ts';
import { OWN_SLOTS } from './contestSlots.ts';
import {
  type EasProof,
  PROOF_FORMAT,
  type ProofAct,
  type ProofAttestation,
  type ProofBundle,
  type ProofRank,
  RANKING_FORMAT,
  type RankingBundle,
  type RankingEntry,
  type RankingTerms,
  type RankingTimes,
  REVOKING_KINDS,
  toProofJson,
} from './proofBundle.ts';
import { ProofRefusalError } from './proofReasons.ts';
import { MAX_NODE_BYTES, MAX_NODES } from './trie.ts';

/** Reads a value at a path of a bundle, or refuses it. */
type Reader<Value> = (value: Json | undefined, at: string) => Value;
type Fields<Value> = { readonly [Key in keyof Value]-?: Reader<Value[Key]> };

/** Refuses a value of a bundle. */
const refuse = (at: string): never => {
  throw new ProofRefusalError('wrong-field', { at });
};

function isObject(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object with exactly these fields, and possibly the optional ones. */
function record<Value>(fields: Fields<Value>, optional: readonly (keyof Value)[] = []): Reader<Value> {
  const names = Object.keys(fields) as (keyof Value & string)[];
  return (value, at) => {
    if (!isObject(value)) return refuse(at);
    const toPath = (name: string) => (at ? `${at}.${name}` : name);
    const unknown = Object.keys(value).find((name) => !Object.hasOwn(fields, name));
    if (unknown !== undefined) throw new ProofRefusalError('unknown-field', { at: toPath(unknown) });
    const present = names.filter((name) => Object.hasOwn(value, name) || !optional.includes(name));
    const entries = present.map((name) => {
      if (!Object.hasOwn(value, name)) throw new ProofRefusalError('missing-field', { at: toPath(name) });
      return [name, fields[name](value[name], toPath(name))];
    });
    // Object.fromEntries loses the names.
    return Object.fromEntries(entries) as Value;
  };
}

/** A list with at most `max` items. */
function list<Value>(read: Reader<Value>, max = Number.POSITIVE_INFINITY): Reader<readonly Value[]> {
  return (value, at) =>
    Array.isArray(value) && value.length <= max
      ? value.map((item: Json, index: number) => read(item, `${at}[${index}]`))
      : refuse(at);
}

const NO_DIGIT = /[^0-9a-f]/;

/** Hex in lower case: whole bytes, exactly `size` of them or at most `max`. */
function hex<Value extends Hex>(size?: number, max = Number.POSITIVE_INFINITY): Reader<Value> {
  return (value, at) => {
    if (typeof value !== 'string' || !value.startsWith('0x') || value.length % 2 === 1) return refuse(at);
    if (size !== undefined && value.length !== 2 + 2 * size) return refuse(at);
    if (value.length > 2 + 2 * max) return refuse(at);
    // Checked to be hex.
    return NO_DIGIT.test(value.slice(2)) ? refuse(at) : (value as Value);
  };
}

/** A whole number from 0 to `max`. */
function integer(max: number): Reader<number> {
  return (value, at) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= max
      ? value
      : refuse(at);
}

/** Enough for some 50,000 acts. */
const MAX_CHARACTERS = 64 * 1024 * 1024;

/** More than the lists and fields of such a bundle need: without a limit, nested lists take 30 times their text's memory. */
const MAX_PARTS = 2_000_000;

const OPENING_BRACKET = 0x5b;
const OPENING_BRACE = 0x7b;
const COMMA = 0x2c;

/** Formats of this product that another version, or another command, can read. */
const OTHER_FORMAT = /^laurel-(?:proof|ranking|result)\/\d{1,9}$/;

/**
 * Reads a bundle of either format from its text, which must be its canonical JSON: fields in another spelling are refused like
 * unknown ones.
 *
 * @throws {ProofRefusalError}
 */
export function readAnyBundle(text: string): ProofBundle | RankingBundle {
  if (text.length > MAX_CHARACTERS || hasTooManyParts(text)) throw new ProofRefusalError('too-large');
  let value: Json;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new ProofRefusalError('not-canonical', { detail: cause instanceof Error ? cause.message : null });
  }
  const format = isObject(value) && Object.hasOwn(value, 'format') ? value.format : undefined;
  const isKnown = format === PROOF_FORMAT || format === RANKING_FORMAT;
  if (typeof format === 'string' && !isKnown && OTHER_FORMAT.test(format))
    throw new ProofRefusalError('unsupported-format', { at: 'format', detail: format });
  const bundle = format === RANKING_FORMAT ? readRanking(value, '') : readBundle(value, '');
  if (toProofJson(bundle) !== text) throw new ProofRefusalError('not-canonical');
  return bundle;
}

/** Counts what a parser would make an object, a list or a place in one of. Strings of bundles have no such characters. */
function hasTooManyParts(text: string): boolean {
  let parts = 0;
  for (let at = 0; at < text.length && parts <= MAX_PARTS; at++) {
    const code = text.charCodeAt(at);
    if (code === COMMA || code === OPENING_BRACKET || code === OPENING_BRACE) parts += 1;
  }
  return parts > MAX_PARTS;
}

/** The hash of a bundle's header. */
export function hashHeader({ header }: { readonly header: Hex }): Hex {
  return keccak256(hexToBytes(header) ?? new Uint8Array());
}

/**
 * The hash of the block that a bundle names, which proves nothing; null if the text is not a bundle.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { findNamedBlock } from '@org/contests/proof';
 * const hash = findNamedBlock(await readFile('proof.json', 'utf8'));
 * ```
 */
export function findNamedBlock(text: string): Hex | null {
  try {
    return hashHeader(readAnyBundle(text));
  } catch (error) {
    if (error instanceof ProofRefusalError) return null;
    throw error;
  }
}

const word = hex<Hex>(32);
const address = hex<Address>(20);
const data = hex<Hex>(undefined, CONTEST_LIMITS.dataBytes);
const node = hex<Hex>(undefined, MAX_NODE_BYTES);
const uint32 = integer(2 ** 32 - 1);
const safe = integer(Number.MAX_SAFE_INTEGER);
const flag: Reader<boolean> = (value, at) => (typeof value === 'boolean' ? value : refuse(at));
const rank: Reader<number | null> = (value, at) => (value === null ? null : uint32(value, at));

/** The text of a constant. */
function constant<const Value extends string>(...accepted: readonly Value[]): Reader<Value> {
  return (value, at) => accepted.find((each) => each === value) ?? refuse(at);
}

const readAttestation = record<ProofAttestation>({
  uid: word,
  schema: word,
  recipient: address,
  attester: address,
  time: safe,
  expirationTime: safe,
  revocable: flag,
  refUID: word,
  data,
  bump: uint32,
});

const kind = integer(255);
const readMade = record<{ kind: number; time: number; attestation: ProofAttestation }>({
  ...{ kind, time: safe, attestation: readAttestation },
});
const readRevoked = record<{ kind: number; time: number; uid: Hex }>({ kind, time: safe, uid: word });

/** The kind determines the fields. */
const readAct: Reader<ProofAct> = (value, at) => {
  const isRevoked = isObject(value) && REVOKING_KINDS.some((each) => each === value.kind);
  return isRevoked ? readRevoked(value, at) : readMade(value, at);
};

const readRank = record<ProofRank>({ entry: uint32, rank, sum: safe, reviews: uint32 });

/** The most nodes of a storage proof: a bundle proves some slots of the contest, and one of each entry. */
const MAX_STORAGE_NODES = (OWN_SLOTS + CONTEST_LIMITS.entries) * MAX_NODES;

/** A ranking also proves one slot of each submission, which may be every entry. */
const MAX_RANKING_NODES = (OWN_SLOTS + 2 * CONTEST_LIMITS.entries) * MAX_NODES;

const nodes = list(node, MAX_NODES);

const evidence = {
  hash: word,
  header: hex<Hex>(undefined, MAX_HEADER_BYTES),
  accountProof: nodes,
  eas: record<EasProof>({ accountProof: nodes, storageProof: nodes, implementationProof: nodes }),
} as const;

const readBundle = record<ProofBundle>(
  {
    ...{ format: constant(PROOF_FORMAT), chainId: safe, contest: readAttestation, ...evidence },
    submissions: list(readAttestation, CONTEST_LIMITS.entries),
    acts: list(readAct),
    ranking: list(readRank, CONTEST_LIMITS.entries),
    storageProof: list(node, MAX_STORAGE_NODES),
    submissionActs: list(readAct),
  },
  ['submissionActs'],
);

const MAX_UINT64 = 2n ** 64n - 1n;

/** Seconds: a number, or the digits of one that JSON's readers would round. */
const seconds: Reader<BundleTime> = (value, at) => {
  if (typeof value !== 'string') return safe(value, at);
  if (!/^[1-9]\d{15,19}$/.test(value)) return refuse(at);
  const number = BigInt(value);
  return number > BigInt(Number.MAX_SAFE_INTEGER) && number <= MAX_UINT64 ? value : refuse(at);
};

const times = record<RankingTimes>({
  ...{ submissionsUntil: seconds, opensAt: seconds, closesAt: seconds, revealUntil: seconds },
});
const criteria = list(integer(255), CONTEST_LIMITS.criteria);

const terms = record<RankingTerms>({
  ...{ organizer: address, flags: integer(255), judges: integer(CONTEST_LIMITS.judges) },
  ...{ maxPoints: criteria, weights: criteria, times, start: times },
});

const submission: Reader<Hex | null> = (value, at) => (value === null ? null : word(value, at));

const readEntry = record<RankingEntry>({
  status: constant('standing', 'withdrawn', 'disqualified'),
  ...{ sum: safe, reviews: uint32, submission },
});

const readRanking = record<RankingBundle>({
  ...{ format: constant(RANKING_FORMAT), chainId: safe, contest: readAttestation, terms, ...evidence },
  entries: list(readEntry, CONTEST_LIMITS.entries),
  ranking: list(readRank, CONTEST_LIMITS.entries),
  storageProof: list(node, MAX_RANKING_NODES),
});
