import { bytesToHex, type Hex, hexToBytes, keccak256, toRlp } from 'viem';
import { toTrieKey } from '../src/proof/stateProof.ts';
import { arrangeNodes } from '../src/proof/trie.ts';

type Item = Hex | readonly Item[];

/**
 * A trie of accounts or slots in which each leaf is at least so deep, as if it had many other keys: all branches above are full.
 * The other keys are random hashes.
 */
export function makeDeepTrie(
  values: ReadonlyMap<Hex, Hex>,
  { depth, absent }: { readonly depth: number; readonly absent: readonly Hex[] },
) {
  const nodes: Uint8Array[] = [];
  const present = new Map([...values].map(([key, value]) => [toNibbles(key), value]));
  const refer = (node: readonly Item[]): Item => {
    const raw = toRlp(node as Parameters<typeof toRlp>[0]);
    nodes.push(hexToBytes(raw));
    return keccak256(raw);
  };
  const build = (paths: readonly string[], level: number): Item => {
    if (level >= depth) {
      const [only, ...others] = paths.filter((path) => present.has(path));
      if (only === undefined) return '0x';
      if (others.length === 0) return refer([toLeafPath(only.slice(level)), present.get(only) ?? '0x']);
    }
    const children = Array.from({ length: 16 }, (_, nibble): Item => {
      const inside = paths.filter((path) => path[level] === nibble.toString(16));
      if (inside.length > 0) return build(inside, level + 1);
      return level < depth ? keccak256(bytesToHex(Uint8Array.of(level, nibble, paths.length))) : '0x';
    });
    return refer([...children, '0x']);
  };
  const root = build([...present.keys(), ...absent.map(toNibbles)], 0) as Hex;
  const prove = async (wanted: readonly Hex[]) => {
    const arranged = arrangeNodes(root, nodes, wanted.map(toTrieKey));
    if (!arranged)
      throw new Error('A key that the trie does not have is absent in a branch that was not made.');
    return arranged.map((node) => bytesToHex(node));
  };
  return { root, prove };
}

const toNibbles = (key: Hex) => bytesToHex(toTrieKey(key)).slice(2);

/** A leaf's path: 2 and a padding, or 3 if the number of nibbles is odd. */
const toLeafPath = (nibbles: string): Hex => `0x${nibbles.length % 2 === 0 ? '20' : '3'}${nibbles}`;
