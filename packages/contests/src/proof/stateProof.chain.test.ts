import fc from 'fast-check';
import { type Hex, hexToBytes } from 'viem';
import { getBlock, getProof } from 'viem/actions';
import { beforeAll, describe, expect, test } from 'vitest';
import { useLocalChain, VISITOR } from '../../test/localChain.ts';
import { address, word } from '../../test/make.ts';
import { readAccountProof, readStorageProof, toTrieKey } from './stateProof.ts';
import { arrangeNodes } from './trie.ts';

const { client, test: node } = useLocalChain();
const CONTRACT = address(0xc0de_5107);
const ABSENT = address(0xab5e_4711);

/** Small and large values, in slots near each other and far apart. */
const stored = fc.sample(
  fc.tuple(
    fc.oneof(fc.bigInt({ min: 0n, max: 40n }), fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })),
    fc.oneof(fc.bigInt({ min: 1n, max: 300n }), fc.bigInt({ min: 1n, max: 2n ** 256n - 1n })),
  ),
  { numRuns: 60, seed: 7 },
);
const values = new Map(stored);
const slots = [...values.keys(), ...Array.from({ length: 20 }, (_, index) => 1_000n + BigInt(index))].map(
  (slot) => word(slot),
);
const findSlots = () => slots;

let stateRoot: Hex;
let account: readonly Uint8Array[];
let storage: readonly Uint8Array[];
let storageRoot: Hex;
let codeHash: Hex;

const toBytes = (nodes: readonly Hex[]) => nodes.map((each) => hexToBytes(each));

beforeAll(async () => {
  await node.setCode({ address: CONTRACT, bytecode: '0x6001' });
  for (const [slot, value] of values)
    await node.setStorageAt({ address: CONTRACT, index: word(slot), value: word(value) });
  await node.mine({ blocks: 1 });
  ({ stateRoot } = await getBlock(client));
  const proof = await getProof(client, { address: CONTRACT, storageKeys: slots });
  storageRoot = proof.storageHash;
  codeHash = proof.codeHash;
  account = toBytes(proof.accountProof);
  const all = toBytes(proof.storageProof.flatMap((each) => each.proof));
  storage = arrangeNodes(storageRoot, all, slots.map(toTrieKey)) ?? [];
});

test('reads an account and its storage, absent slots included', () => {
  const read = readAccountProof({ stateRoot, address: CONTRACT, nodes: account });
  expect(read).toEqual({ ok: true, value: { storageRoot, codeHash } });
  expect(readStorageProof({ storageRoot, findSlots, nodes: storage })).toEqual({
    ok: true,
    value: slots.map((slot) => values.get(BigInt(slot)) ?? 0n),
  });
});

test('reads the absence of an account', async () => {
  const { accountProof } = await getProof(client, { address: ABSENT, storageKeys: [] });
  const nodes = toBytes(accountProof);
  expect(readAccountProof({ stateRoot, address: ABSENT, nodes })).toEqual({ ok: true, value: null });
});

test('reads an account without storage from a proof', async () => {
  const proof = await getProof(client, { address: VISITOR, storageKeys: [word(0)] });
  const nodes = toBytes(proof.accountProof);
  const read = readAccountProof({ stateRoot, address: VISITOR, nodes });
  if (!read.ok || !read.value) throw new Error('Not proven.');
  expect(
    readStorageProof({ storageRoot: read.value.storageRoot, findSlots: () => [word(0)], nodes: [] }),
  ).toEqual({
    ok: true,
    value: [0n],
  });
});

describe('refuses', () => {
  test('a proof with any changed byte', () => {
    const change = (nodes: readonly Uint8Array[], at: number, byte: number) =>
      nodes.map((each, index) => (index === at ? each.with(byte, (each[byte] ?? 0) ^ 1) : each));
    for (const [at, each] of account.entries())
      for (let byte = 0; byte < each.length; byte++) {
        const nodes = change(account, at, byte);
        expect(readAccountProof({ stateRoot, address: CONTRACT, nodes })).toMatchObject({ ok: false });
      }
    for (const [at, each] of storage.entries()) {
      const nodes = change(storage, at, (at * 7) % each.length);
      expect(readStorageProof({ storageRoot, findSlots, nodes })).toMatchObject({ ok: false });
    }
  });

  test('a proof with a node left out, repeated or moved', () => {
    const read = (nodes: readonly Uint8Array[]) => readStorageProof({ storageRoot, findSlots, nodes });
    for (const [at, each] of storage.entries()) {
      expect(read(storage.toSpliced(at, 1))).toMatchObject({ ok: false });
      expect(read(storage.toSpliced(at, 0, each))).toMatchObject({ ok: false });
      expect(read([...storage.toSpliced(at, 1), each]).ok).toBe(at === storage.length - 1);
    }
  });

  test('the proof of another account, and of other slots', () => {
    expect(readAccountProof({ stateRoot, address: ABSENT, nodes: account })).toMatchObject({ ok: false });
    const readOther = (others: readonly Hex[]) =>
      readStorageProof({ storageRoot, findSlots: () => others, nodes: storage });
    expect(readOther(slots.slice(1)).ok).toBe(false);
    expect(readOther(slots.toReversed()).ok).toBe(false);
  });

  test('the proof of another state', () => {
    const other = word(BigInt(stateRoot) ^ 1n);
    expect(readAccountProof({ stateRoot: other, address: CONTRACT, nodes: account })).toEqual({
      ok: false,
      reason: 'other-root',
    });
  });
});
