import { createMerkleProof, createMPT } from '@ethereumjs/mpt';
import fc from 'fast-check';
import { bytesToHex, concat, fromRlp, type Hex, hexToBytes, keccak256, toRlp } from 'viem';
import { describe, expect, test } from 'vitest';
import { arrangeNodes, openTrie } from './trie.ts';

type Proof = {
  readonly root: Hex;
  readonly nodes: readonly Uint8Array[];
  readonly keys: readonly Uint8Array[];
};

/** Reads keys, and refuses unused nodes. */
function readTrie({ root, nodes, keys }: Proof) {
  const trie = openTrie(root, nodes);
  const read = trie.read(keys);
  return read.ok && trie.hasUnused() ? { ok: false, reason: 'unused-node' } : read;
}

const EMPTY_ROOT = keccak256('0x80');

/** Keys of one length, as tries of a chain have them; short ones with common prefixes give embedded nodes. */
const entries = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.constantFrom(1, 3, 15, 255))
  .chain(([length, max]) =>
    fc.uniqueArray(
      fc.record({
        key: fc.uint8Array({ minLength: length, maxLength: length, max }),
        value: fc.oneof(
          fc.uint8Array({ minLength: 1, maxLength: 3 }),
          fc.uint8Array({ minLength: 30, maxLength: 40 }),
        ),
      }),
      { minLength: 1, maxLength: 40, selector: ({ key }) => bytesToHex(key) },
    ),
  );

type Entries = readonly { readonly key: Uint8Array; readonly value: Uint8Array }[];

/** A trie of the reference implementation, and the proof of some keys as a list without duplicates. */
async function prove(all: Entries, keys: readonly Uint8Array[]) {
  const trie = await createMPT();
  for (const { key, value } of all) await trie.put(key, value);
  const nodes = new Map<Hex, Uint8Array>();
  for (const key of keys) {
    // The reference lists embedded nodes, too; nodes of a chain do not.
    const proof = (await createMerkleProof(trie, key)).filter((node, at) => at === 0 || node.length >= 32);
    for (const node of proof) nodes.set(bytesToHex(node), node);
  }
  return { root: bytesToHex(trie.root()), nodes: [...nodes.values()] };
}

const find = (all: Entries, key: Uint8Array) =>
  all.find((entry) => bytesToHex(entry.key) === bytesToHex(key))?.value ?? null;

test('agrees with another implementation on present and absent keys', async () => {
  await fc.assert(
    fc.asyncProperty(
      entries,
      fc.array(fc.uint8Array({ minLength: 1, maxLength: 5 })),
      async (all, others) => {
        const keys = [...all.map(({ key }) => key), ...others];
        const { root, nodes } = await prove(all, keys);
        const value = keys.map((key) => find(all, key));
        expect(readTrie({ root, nodes, keys })).toEqual({ ok: true, value });
        const mixed = [...nodes, Uint8Array.of(0xc0), ...nodes].reverse();
        expect(arrangeNodes(root, mixed, keys)).toEqual(nodes);
      },
    ),
    { numRuns: 150 },
  );
});

test('refuses a proof with any byte changed, any node added, left out, repeated or moved', async () => {
  await fc.assert(
    fc.asyncProperty(entries, fc.nat(), fc.integer({ min: 1, max: 255 }), async (all, at, change) => {
      const keys = all.map(({ key }) => key);
      const { root, nodes } = await prove(all, keys);
      const index = at % nodes.length;
      const refuses = (changed: readonly Uint8Array[]) =>
        expect(readTrie({ root, nodes: changed, keys }).ok).toBe(false);
      refuses(
        nodes.map((node, each) =>
          each === index ? node.map((byte, i) => (i === at % node.length ? byte ^ change : byte)) : node,
        ),
      );
      refuses(nodes.toSpliced(index, 1));
      expect(arrangeNodes(root, nodes.toSpliced(index, 1), keys)).toBeNull();
      refuses(nodes.toSpliced(index, 0, Uint8Array.of(0xc0)));
      refuses([...nodes, Uint8Array.of(0xc0)]);
      refuses([...nodes, nodes[index] ?? Uint8Array.of()]);
      if (nodes.length > 1) refuses([...nodes.slice(1), ...nodes.slice(0, 1)]);
    }),
    { numRuns: 100 },
  );
});

/** A value long enough for a leaf of its own. */
const VALUE: Hex = `0x${'77'.repeat(40)}`;
const leaf = (path: Hex, value: Hex = VALUE): Hex => toRlp([path, value]);

function readAs(nodes: readonly Hex[], key: Hex = '0x1234') {
  return readTrie({
    root: keccak256(nodes[0] ?? '0x'),
    nodes: nodes.map((node) => hexToBytes(node)),
    keys: [hexToBytes(key)],
  });
}

describe('says what is wrong', () => {
  const root = leaf('0x201234');
  const key = hexToBytes('0x1234');
  const read = (nodes: readonly Hex[]) =>
    readTrie({ root: keccak256(root), nodes: nodes.map((node) => hexToBytes(node)), keys: [key] });

  test.each([
    ['missing-node', []],
    ['wrong-node', [leaf('0x201235')]],
    ['wrong-node', [leaf('0x201235'), root]],
    ['unused-node', [root, root]],
  ] as const)('with a proof of a trie: %s', (reason, nodes) => {
    expect(read(nodes)).toEqual({ ok: false, reason });
  });

  test('reports an unused node: the proof of an empty trie needs none', () => {
    expect(readTrie({ root: EMPTY_ROOT, nodes: [], keys: [key] })).toEqual({ ok: true, value: [null] });
    expect(readTrie({ root: EMPTY_ROOT, nodes: [Uint8Array.of(0x80)], keys: [key] })).toEqual({
      ok: false,
      reason: 'unused-node',
    });
  });
});

const branch = (children: Readonly<Record<number, Hex | readonly Hex[]>>, value: Hex = '0x'): Hex =>
  toRlp([...Array.from({ length: 16 }, (_, index) => children[index] ?? '0x'), value] as Hex[]);

describe('refuses hostile nodes, whose hashes are right', () => {
  test.each<[string, readonly Hex[]]>([
    ['bytes', [toRlp(VALUE)]],
    ['bytes that are no RLP', ['0xffff']],
    ['an empty list', ['0xc0']],
    ['a list of three', [toRlp(['0x20', '0x', VALUE])]],
    ['a branch without value', [toRlp(Array.from({ length: 16 }, () => VALUE))]],
    ['a leaf with an empty value', [leaf('0x201234', '0x')]],
    ['a leaf with a list as value', [toRlp(['0x201234', [VALUE]])]],
    ['a path without a flag', [leaf('0x')]],
    ['a path with an unknown flag', [leaf('0x401234')]],
    ['a path with padding other than zero', [leaf('0x211234')]],
    ['a path that is a list', [toRlp([['0x20'], VALUE])]],
    ['an extension without a path', [toRlp(['0x00', keccak256(root())])]],
    ['an extension with an empty child', [toRlp(['0x0012', '0x'])]],
    ['a child of 31 bytes', [branch({ 1: `0x${'11'.repeat(31)}` })]],
    ['an embedded child of 32 bytes or more', [branch({ 1: ['0x3234', `0x${'77'.repeat(30)}`] })]],
    ['an embedded child that is no node', [branch({ 1: ['0x32', '0x34', '0x01'] })]],
  ])('of a trie: %s', (_, nodes) => {
    expect(readAs(nodes)).toEqual({ ok: false, reason: 'malformed-node' });
  });

  test('a branch with a list as value, if the key ends there', () => {
    const bottom = toRlp([...Array.from({ length: 16 }, () => '0x' as Hex), [VALUE]]);
    const top = toRlp(['0x001234', keccak256(bottom)]);
    expect(readAs([top, bottom])).toEqual({ ok: false, reason: 'malformed-node' });
  });
});

function root(): Hex {
  return leaf('0x2034');
}

describe('finds', () => {
  test('a value in a branch, if the key ends there', () => {
    const bottom = branch({ 0: leaf('0x20') }, VALUE);
    const top = toRlp(['0x001234', keccak256(bottom)]);
    expect(readAs([top, bottom])).toEqual({ ok: true, value: [hexToBytes(VALUE)] });
  });

  test('no value in a branch without one', () => {
    const bottom = branch({ 0: VALUE });
    expect(readAs([toRlp(['0x001234', keccak256(bottom)]), bottom])).toEqual({ ok: true, value: [null] });
  });

  test('an embedded leaf, and the absence of a key beside it', () => {
    const node = branch({ 1: ['0x3234', '0x07'] });
    expect(readAs([node], '0x1234')).toEqual({ ok: true, value: [Uint8Array.of(7)] });
    expect(readAs([node], '0x1235')).toEqual({ ok: true, value: [null] });
  });

  test('the absence of a key that leaves the path of an extension, or ends within it', () => {
    const bottom = branch({ 0: VALUE });
    const top = toRlp(['0x001299', keccak256(bottom)]);
    expect(readAs([top])).toEqual({ ok: true, value: [null] });
    expect(readAs([top], '0x12')).toEqual({ ok: true, value: [null] });
  });

  test('the absence of a key that goes on behind a leaf', () => {
    expect(readAs([leaf('0x2012')])).toEqual({ ok: true, value: [null] });
  });
});

test('reads many keys of one trie from shared nodes', async () => {
  const all = Array.from({ length: 200 }, (_, index) => ({
    key: hexToBytes(keccak256(concat(['0x01', `0x${index.toString(16).padStart(4, '0')}`]))),
    value: Uint8Array.of(index + 1),
  }));
  const keys = all.map(({ key }) => key);
  const { root, nodes } = await prove(all, keys);
  expect(readTrie({ root, nodes, keys })).toEqual({ ok: true, value: all.map(({ value }) => value) });
  expect(nodes.every((node) => Array.isArray(fromRlp(node, 'hex')))).toBe(true);
});
