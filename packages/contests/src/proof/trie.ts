import type { Hex } from 'viem';
import type { Answer } from '../base/errors.ts';
import { bytesToHex } from '../base/hex.ts';
import { keccak256 } from '../base/keccak256.ts';
import { decodeRlp, getRlpSize, type RlpItem } from './rlp.ts';

/**
 * The flaw of a proof: the next node is not the one that its parent names, nodes are missing at the end, or a node is
 * not a node of a Merkle-Patricia trie.
 */
export type TrieFlaw = 'wrong-node' | 'missing-node' | 'malformed-node';

/**
 * The most bytes that a node of a state trie can need, with room: a branch has at most 532. Longer ones are refused before they
 * are decoded, which takes a hundred times their memory.
 */
export const MAX_NODE_BYTES = 1_024;

/** A key has 64 digits, and a trie at most one node for each and one for the value. */
export const MAX_NODES = 65;

/** The hash of a trie without keys. */
const EMPTY_ROOT = '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421';

/** A trie of which only the nodes of some proofs are known. */
export type PartialTrie = {
  /** Reads keys as the trie has them: hashed, for accounts and storage. Null for a key that the trie does not have. */
  readonly read: (keys: readonly Uint8Array[]) => Answer<readonly (Uint8Array | null)[], TrieFlaw>;
  /** True if there are nodes that no read has needed. */
  readonly hasUnused: () => boolean;
};

/**
 * Opens a Merkle-Patricia trie from the nodes of proofs, which prove absence as well. The nodes must be in the order in which
 * the reads need them first, each once: a proof has exactly one form.
 *
 * @see https://ethereum.org/en/developers/docs/data-structures-and-encoding/patricia-merkle-trie/
 */
export function openTrie(root: Hex, nodes: readonly Uint8Array[]): PartialTrie {
  const supply = new NodeSupply((hash, index) => {
    const bytes = nodes[index];
    if (!bytes) throw new BadNodeError('missing-node');
    if (keccak256(bytes) !== hash) throw new BadNodeError('wrong-node');
    return bytes;
  });
  return {
    read: (keys) => readKeys(supply, root, keys),
    hasUnused: () => supply.used.length < nodes.length,
  };
}

/**
 * Brings the nodes that an endpoint answers into the order that {@link openTrie} requires, without repeated nodes and
 * without embedded ones, which some endpoints list.
 *
 * @returns null if nodes are missing or malformed
 */
export function arrangeNodes(
  root: Hex,
  nodes: readonly Uint8Array[],
  keys: readonly Uint8Array[],
): readonly Uint8Array[] | null {
  const byHash = new Map(nodes.map((node) => [keccak256(node), node]));
  const supply = new NodeSupply((hash) => {
    const bytes = byHash.get(hash);
    if (!bytes) throw new BadNodeError('missing-node');
    return bytes;
  });
  return readKeys(supply, root, keys).ok ? supply.used : null;
}

function readKeys(
  supply: NodeSupply,
  root: Hex,
  keys: readonly Uint8Array[],
): ReturnType<PartialTrie['read']> {
  try {
    return {
      ok: true,
      value: keys.map((key) => (root === EMPTY_ROOT ? null : findValue(supply, root, key))),
    };
  } catch (error) {
    if (error instanceof BadNodeError) return { ok: false, reason: error.flaw };
    throw error;
  }
}

class BadNodeError extends Error {
  readonly flaw: TrieFlaw;

  constructor(flaw: TrieFlaw) {
    super(flaw);
    this.flaw = flaw;
  }
}

const malformed = (): BadNodeError => new BadNodeError('malformed-node');

/** Decodes nodes by their hash, and remembers them in the order of their first use. */
class NodeSupply {
  readonly used: Uint8Array[] = [];
  readonly #find: (hash: Hex, index: number) => Uint8Array;
  readonly #decoded = new Map<Hex, readonly RlpItem[]>();

  /** @param find returns the node with a hash, which is used as the `index`th */
  constructor(find: (hash: Hex, index: number) => Uint8Array) {
    this.#find = find;
  }

  get(hash: Hex): readonly RlpItem[] {
    const known = this.#decoded.get(hash);
    if (known) return known;
    const bytes = this.#find(hash, this.used.length);
    const node = bytes.length > MAX_NODE_BYTES ? null : decodeRlp(bytes);
    if (!node || node instanceof Uint8Array) throw malformed();
    this.used.push(bytes);
    this.#decoded.set(hash, node);
    return node;
  }
}

/** A branch has a child for each nibble, and a value. */
const BRANCH_ITEMS = 17;

function findValue(supply: NodeSupply, root: Hex, key: Uint8Array): Uint8Array | null {
  const nibbles = toNibbles(key);
  let node = supply.get(root);
  let at = 0;
  while (true) {
    let child: RlpItem | undefined;
    if (node.length === BRANCH_ITEMS) {
      const nibble = nibbles[at];
      if (nibble === undefined) return readBytes(node[BRANCH_ITEMS - 1]);
      child = node[nibble];
      at += 1;
      if (child instanceof Uint8Array && child.length === 0) return null;
    } else {
      if (node.length !== 2) throw malformed();
      const { path, isLeaf } = readPath(node[0]);
      const isOnPath = path.every((nibble, index) => nibbles[at + index] === nibble);
      at += path.length;
      if (isLeaf) {
        const value = readBytes(node[1]);
        if (!value) throw malformed();
        return isOnPath && at === nibbles.length ? value : null;
      }
      if (path.length === 0) throw malformed();
      if (!isOnPath) return null;
      child = node[1];
    }
    node = openChild(supply, child);
  }
}

/** A child of 32 bytes or more is named by its hash, a smaller one is embedded. */
function openChild(supply: NodeSupply, child: RlpItem | undefined): readonly RlpItem[] {
  if (child instanceof Uint8Array) {
    if (child.length !== 32) throw malformed();
    return supply.get(bytesToHex(child));
  }
  if (!child || getRlpSize(child) >= 32) throw malformed();
  return child;
}

/** Null for empty bytes: tries have no empty values. */
function readBytes(item: RlpItem | undefined): Uint8Array | null {
  if (!(item instanceof Uint8Array)) throw malformed();
  return item.length === 0 ? null : item;
}

/** Decodes a path: its first nibble is 2 for a leaf, plus 1 if the number of the following nibbles is odd. */
function readPath(item: RlpItem | undefined): { readonly path: readonly number[]; readonly isLeaf: boolean } {
  const nibbles = toNibbles(readBytes(item) ?? new Uint8Array());
  const [flag = 4, padding] = nibbles;
  const isOdd = flag % 2 === 1;
  if (flag > 3 || (!isOdd && padding !== 0)) throw malformed();
  return { path: nibbles.slice(isOdd ? 1 : 2), isLeaf: flag >= 2 };
}

function toNibbles(bytes: Uint8Array): readonly number[] {
  return Array.from(bytes, (byte) => [byte >> 4, byte & 15]).flat();
}
