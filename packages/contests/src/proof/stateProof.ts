import type { Address, Hex } from 'viem';
import { bytesToHex, hexToBytes } from '../abi/hex.ts';
import { keccak256 } from '../abi/keccak256.ts';
import type { Answer } from '../errors.ts';
import { decodeRlp, readRlpNumber } from './rlp.ts';
import { openTrie, type TrieFlaw } from './trie.ts';

/** What a proof needs of an account. */
export type ProvenAccount = { readonly storageRoot: Hex; readonly codeHash: Hex };

/** What is wrong with a proof: its nodes, or what they contain. */
export type ProofFlaw = TrieFlaw | 'unused-node' | 'malformed-value';

const MALFORMED = { ok: false, reason: 'malformed-value' } as const;
const UNUSED = { ok: false, reason: 'unused-node' } as const;

/**
 * Reads an account from its proof.
 *
 * @returns null for an account that does not exist
 */
export function readAccountProof({
  stateRoot,
  address,
  nodes,
}: {
  readonly stateRoot: Hex;
  readonly address: Address;
  readonly nodes: readonly Uint8Array[];
}): Answer<ProvenAccount | null, ProofFlaw> {
  const trie = openTrie(stateRoot, nodes);
  const read = trie.read([toTrieKey(address)]);
  if (!read.ok) return read;
  if (trie.hasUnused()) return UNUSED;
  const [bytes] = read.value;
  if (!bytes) return { ok: true, value: null };
  const account = decodeRlp(bytes);
  if (!account || account instanceof Uint8Array || account.length !== 4) return MALFORMED;
  const [nonce, balance, storageRoot, codeHash] = account;
  if (readRlpNumber(nonce) === null || readRlpNumber(balance) === null) return MALFORMED;
  if (!(storageRoot instanceof Uint8Array) || storageRoot.length !== 32) return MALFORMED;
  if (!(codeHash instanceof Uint8Array) || codeHash.length !== 32) return MALFORMED;
  return { ok: true, value: { storageRoot: bytesToHex(storageRoot), codeHash: bytesToHex(codeHash) } };
}

/**
 * Reads slots of an account's storage from their proofs; a slot that the storage does not have is zero.
 *
 * @param options.findSlots the slots in the order of their proofs; may use the values of those before
 */
export function readStorageProof({
  storageRoot,
  findSlots,
  nodes,
}: {
  readonly storageRoot: Hex;
  readonly findSlots: (values: readonly bigint[]) => readonly Hex[];
  readonly nodes: readonly Uint8Array[];
}): Answer<readonly bigint[], ProofFlaw> {
  const trie = openTrie(storageRoot, nodes);
  const values: bigint[] = [];
  for (let slots = findSlots([]); slots.length > values.length; slots = findSlots(values)) {
    const read = trie.read(slots.slice(values.length).map(toTrieKey));
    if (!read.ok) return read;
    for (const bytes of read.value) {
      const value = bytes ? readRlpNumber(decodeRlp(bytes) ?? undefined) : 0n;
      // Storage has no zeros: an absent slot is zero.
      if (value === null || (bytes && value === 0n)) return MALFORMED;
      values.push(value);
    }
  }
  return trie.hasUnused() ? UNUSED : { ok: true, value: values };
}

/** The key of an account or slot in its trie: its hash. */
export function toTrieKey(hex: Hex): Uint8Array {
  const bytes = hexToBytes(hex);
  const hash = bytes && hexToBytes(keccak256(bytes));
  if (!hash) throw new TypeError(`Not hex: ${hex}`);
  return hash;
}
