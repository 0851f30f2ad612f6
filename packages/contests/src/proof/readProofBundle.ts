import type { Address, Hex } from 'viem';
import { hexToBytes } from '../abi/hex.ts';
import { keccak256 } from '../abi/keccak256.ts';
import type { Json } from '../bundle/canonicalJson.ts';
import { LIMITS_R2 } from '../r2/schemas.ts';
import { MAX_HEADER_BYTES } from './blockHeader.ts';
import {
  PROOF_FORMAT,
  type ProofAct,
  type ProofAttestation,
  type ProofBundle,
  type ProofRank,
  toProofJson,
} from './proofBundle.ts';
import { ProofRefusal } from './proofReasons.ts';
import { MAX_NODE_BYTES, MAX_NODES } from './trie.ts';

/** Enough for some 50,000 acts. */
const MAX_CHARACTERS = 64 * 1024 * 1024;

/** More than the lists and fields of such a bundle need: without a limit, nested lists take 30 times their text's memory. */
const MAX_PARTS = 2_000_000;

const OPENING_BRACKET = 0x5b;
const OPENING_BRACE = 0x7b;
const COMMA = 0x2c;

/** Formats of this product that another version, or another command, can read. */
const OTHER_FORMAT = /^laurel-(?:proof|result)\/\d{1,9}$/;

type Reader<Value> = (value: Json | undefined, at: string) => Value;
type Fields<Value> = { readonly [Key in keyof Value]-?: Reader<Value[Key]> };

/**
 * Reads a bundle from its text, which must be its canonical JSON: fields in another spelling are refused like unknown ones.
 *
 * @throws {ProofRefusal}
 */
export function readProofBundle(text: string): ProofBundle {
  if (text.length > MAX_CHARACTERS || hasTooManyParts(text)) throw new ProofRefusal('too-large');
  let value: Json;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new ProofRefusal('not-canonical', { detail: cause instanceof Error ? cause.message : null });
  }
  const format = isObject(value) && Object.hasOwn(value, 'format') ? value.format : undefined;
  if (typeof format === 'string' && format !== PROOF_FORMAT && OTHER_FORMAT.test(format))
    throw new ProofRefusal('unsupported-format', { at: 'format', detail: format });
  const bundle = readBundle(value, '');
  if (toProofJson(bundle) !== text) throw new ProofRefusal('not-canonical');
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
export function hashHeader({ header }: Pick<ProofBundle, 'header'>): Hex {
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
    return hashHeader(readProofBundle(text));
  } catch (error) {
    if (error instanceof ProofRefusal) return null;
    throw error;
  }
}

const refuse = (at: string): never => {
  throw new ProofRefusal('wrong-field', { at });
};

function isObject(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function record<Value>(fields: Fields<Value>): Reader<Value> {
  const names = Object.keys(fields) as (keyof Value & string)[];
  return (value, at) => {
    if (!isObject(value)) return refuse(at);
    const toPath = (name: string) => (at ? `${at}.${name}` : name);
    const unknown = Object.keys(value).find((name) => !Object.hasOwn(fields, name));
    if (unknown !== undefined) throw new ProofRefusal('unknown-field', { at: toPath(unknown) });
    const entries = names.map((name) => {
      if (!Object.hasOwn(value, name)) throw new ProofRefusal('missing-field', { at: toPath(name) });
      return [name, fields[name](value[name], toPath(name))];
    });
    // Object.fromEntries loses the names.
    return Object.fromEntries(entries) as Value;
  };
}

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

function integer(max: number): Reader<number> {
  return (value, at) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= max
      ? value
      : refuse(at);
}

const word = hex<Hex>(32);
const address = hex<Address>(20);
const data = hex<Hex>(undefined, LIMITS_R2.dataBytes);
const node = hex<Hex>(undefined, MAX_NODE_BYTES);
const uint32 = integer(2 ** 32 - 1);
const safe = integer(Number.MAX_SAFE_INTEGER);
const flag: Reader<boolean> = (value, at) => (typeof value === 'boolean' ? value : refuse(at));
const rank: Reader<number | null> = (value, at) => (value === null ? null : uint32(value, at));
const format: Reader<typeof PROOF_FORMAT> = (value, at) =>
  value === PROOF_FORMAT ? PROOF_FORMAT : refuse(at);

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

const readAct = record<ProofAct>({ kind: integer(255), time: safe, attestation: readAttestation });

const readRank = record<ProofRank>({ entry: uint32, rank, sum: safe, reviews: uint32 });

/** A bundle proves the two slots of a contest and one of each entry. */
const MAX_SLOTS = 2 + LIMITS_R2.entries;

const readBundle = record<ProofBundle>({
  format,
  chainId: safe,
  contest: readAttestation,
  submissions: list(readAttestation, LIMITS_R2.entries),
  acts: list(readAct),
  ranking: list(readRank, LIMITS_R2.entries),
  hash: word,
  header: hex(undefined, MAX_HEADER_BYTES),
  accountProof: list(node, MAX_NODES),
  storageProof: list(node, MAX_SLOTS * MAX_NODES),
});
