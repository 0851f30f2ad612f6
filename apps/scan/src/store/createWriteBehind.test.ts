import type { Hash } from 'viem';
import { expect, test } from 'vitest';
import type { Store } from './createStore.ts';
import { createWriteBehind } from './createWriteBehind.ts';
import type { BlockRow } from './tables.ts';

const blockOf = (number: number): BlockRow => ({ number, hash: `0x${number}` as Hash, time: number });
const batchUpTo = (number: number) => ({
  blocks: [blockOf(number)],
  schemas: [],
  attestations: [],
  revocations: [],
  namings: [],
  timestamps: [],
  offchainRevocations: [],
});

const createFakeStore = (parts: Partial<Store>): Store => ({
  getLastBlock: async () => null,
  findBlock: async () => null,
  getBlockNumbers: async () => [],
  getSchemaDefinitions: async () => new Map(),
  findUnknown: async () => [],
  getNewest: async () => [],
  findUnrevoked: async () => [],
  commit: async () => undefined,
  rollBack: async () => undefined,
  ...parts,
});

test('ignores a late answer of the database after a commit', async () => {
  const answers: ((block: BlockRow) => void)[] = [];
  const store = createWriteBehind(
    createFakeStore({ getLastBlock: () => new Promise((resolve) => answers.push(resolve)) }),
  );
  // The failed step's result, and the next step's.
  const left = store.getLastBlock();
  const next = store.getLastBlock();
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  answers.at(-1)?.(blockOf(5));
  await next;
  await store.commit(batchUpTo(8));
  answers[0]?.(blockOf(5));
  await left;
  expect(await store.getLastBlock()).toEqual(blockOf(8));
  await store.flush();
  expect(store.getWrittenBlock()).toEqual(blockOf(8));
});

test('reports a failed write once, and continues from the database’s last block', async () => {
  let isBroken = true;
  const store = createWriteBehind(
    createFakeStore({
      getLastBlock: async () => blockOf(5),
      commit: async () => {
        if (isBroken) throw new Error('no');
      },
    }),
  );
  await store.commit(batchUpTo(8));
  expect(await store.getLastBlock()).toEqual(blockOf(8));
  await expect(store.commit(batchUpTo(9))).rejects.toThrow('no');
  expect(await store.getLastBlock()).toEqual(blockOf(5));
  isBroken = false;
  await store.commit(batchUpTo(8));
  await store.flush();
  expect(store.getWrittenBlock()).toEqual(blockOf(8));
});
