import type { Address, Hex } from 'viem';
import { bytesToHex, hexToBytes } from '../abi/hex.ts';
import { keccak256 } from '../abi/keccak256.ts';
import type { Answer } from '../errors.ts';
import { decodeRlp, readRlpNumber } from './rlp.ts';
import { readTrie, type TrieFlaw } from './trie.ts';

/** What a proof needs of an account. */
export type ProvenAccount = { readonly storageRoot: Hex; readonly codeHash: Hex };

/** What is wrong with a proof: its nodes, or what they contain. */
export type ProofFlaw = TrieFlaw | 'malformed-value';

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
  const read = readTrie({ root: stateRoot, nodes, keys: [toTrieKey(address)] });
  if (!read.ok) return read;
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

/** Reads slots of an account's storage from their proofs; a slot that the storage does not have is zero. */
export function readStorageProof({
  storageRoot,
  slots,
  nodes,
}: {
  readonly storageRoot: Hex;
  readonly slots: readonly Hex[];
  readonly nodes: readonly Uint8Array[];
}): Answer<readonly bigint[], ProofFlaw> {
  const read = readTrie({ root: storageRoot, nodes, keys: slots.map(toTrieKey) });
  if (!read.ok) return read;
  const values: bigint[] = [];
  for (const bytes of read.value) {
    const value = bytes ? readRlpNumber(decodeRlp(bytes) ?? undefined) : 0n;
    // Storage has no zeros: an absent slot is zero.
    if (value === null || (bytes && value === 0n)) return MALFORMED;
    values.push(value);
  }
  return { ok: true, value: values };
}

const MALFORMED = { ok: false, reason: 'malformed-value' } as const;

/** The key of an account or slot in its trie: its hash. */
export function toTrieKey(hex: Hex): Uint8Array {
  const bytes = hexToBytes(hex);
  const hash = bytes && hexToBytes(keccak256(bytes));
  if (!hash) throw new TypeError(`Not hex: ${hex}`);
  return hash;
}
