import type { Address, Hex } from 'viem';
import type { Answer } from '../base/errors.ts';
import { bytesToHex, hexToBytes } from '../base/hex.ts';
import { keccak256 } from '../base/keccak256.ts';
import { decodeRlp, type RlpItem, readRlpNumber } from './rlp.ts';
import { MAX_NODE_BYTES, openTrie, type TrieFlaw } from './trie.ts';

/** The fields of an account that a proof needs. */
export type ProvenAccount = { readonly storageRoot: Hex; readonly codeHash: Hex };

/**
 * The flaw of a proof: in its nodes, or in what they contain. `other-root`: it begins at another root. `other-keys`: all nodes
 * are of this trie, but they prove other keys.
 */
export type ProofFlaw = TrieFlaw | 'unused-node' | 'malformed-value' | 'other-root' | 'other-keys';

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
  if (!read.ok) return { ok: false, reason: findOrigin(stateRoot, nodes) ?? read.reason };
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
 * Reads slots of an account's storage from their proofs; a slot that the storage does not have is zero. Ethereum removes
 * a slot that becomes zero; anvil keeps it with the value zero, which proves the same.
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
    if (!read.ok) return { ok: false, reason: findOrigin(storageRoot, nodes) ?? read.reason };
    for (const bytes of read.value) {
      const value = bytes ? readRlpNumber(decodeRlp(bytes) ?? undefined) : 0n;
      if (value === null) return MALFORMED;
      values.push(value);
    }
  }
  return trie.hasUnused() ? UNUSED : { ok: true, value: values };
}

/** The reason why consistent nodes prove something else; null if they prove nothing. */
function findOrigin(root: Hex, nodes: readonly Uint8Array[]): 'other-root' | 'other-keys' | null {
  const named = new Set<Hex>([root]);
  for (const [index, node] of nodes.entries()) {
    if (node.length > MAX_NODE_BYTES) return null;
    if (!named.has(keccak256(node))) return index === 0 ? 'other-root' : null;
    const item = decodeRlp(node);
    if (item) addHashes(item, named);
  }
  return nodes.length > 0 ? 'other-keys' : null;
}

/** Adds what can be the hashes of a node's children. */
function addHashes(item: RlpItem, hashes: Set<Hex>): void {
  if (!(item instanceof Uint8Array)) for (const each of item) addHashes(each, hashes);
  else if (item.length === 32) hashes.add(bytesToHex(item));
}

/** The key of an account or slot in its trie: its hash. */
export function toTrieKey(hex: Hex): Uint8Array {
  const bytes = hexToBytes(hex);
  const hash = bytes && hexToBytes(keccak256(bytes));
  if (!hash) throw new TypeError(`Not hex: ${hex}`);
  return hash;
}
