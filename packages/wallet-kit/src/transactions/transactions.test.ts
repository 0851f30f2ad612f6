import { createClient, custom } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTransactionStore } from './createTransactionStore.ts';
import { checkTransaction, type TrackedTransaction } from './trackedTransaction.ts';
import { watchReceipt } from './useTransactions.ts';

const place = { account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', chainId: 31337 };
const hashOf = (index: number) => `0x${index.toString(16).padStart(64, '0')}` as const;
const one = { hash: hashOf(1), description: 'Start contest' };

let stored: Map<string, string>;
let page: EventTarget;

beforeEach(() => {
  stored = new Map();
  page = new EventTarget();
  vi.stubGlobal('window', {
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  ['a short hash', { ...one, hash: '0x12' }, ['Invalid transaction hash']],
  ['no hash', { description: 'x' }, ['Invalid transaction hash']],
  ['no description', { hash: one.hash }, ['Transaction must have a description']],
  ['an empty description', { ...one, description: ' ' }, ['Transaction must have a description']],
  [
    'no confirmations',
    { ...one, confirmations: 0 },
    ['Transaction confirmations must be a positiver integer'],
  ],
  ['half a block', { ...one, confirmations: 1.5 }, ['Transaction confirmations must be a positiver integer']],
  ['nothing wrong', { ...one, confirmations: 1 }, []],
])('validates a transaction: %s', (_, transaction, faults) => {
  expect(checkTransaction(transaction)).toEqual(faults);
});

test('rejects an invalid transaction with all its faults', () => {
  const store = createTransactionStore();
  const add = () => store.add(place, { hash: '0x', description: '', confirmations: -1 });
  expect(add).toThrow(
    'Unable to add transaction\nInvalid transaction hash\nTransaction must have a description\nTransaction confirmations must be a positiver integer',
  );
  expect(add).toThrow(expect.objectContaining({ code: 'invalid-transaction', faults: expect.any(Array) }));
});

test('keeps transactions per account and chain, newest first, for the next page load', () => {
  createTransactionStore().add(place, one);
  const store = createTransactionStore();
  store.add({ ...place, account: place.account.toLowerCase() }, { hash: hashOf(2), description: 'Review' });
  expect(store.list(place).map(({ description }) => description)).toEqual(['Review', 'Start contest']);
  expect(store.list({ ...place, chainId: 1 })).toEqual([]);
  expect(store.list({ ...place, account: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' })).toEqual([]);
});

test('keeps at most 11 settled transactions', () => {
  const store = createTransactionStore();
  for (let index = 1; index <= 20; index += 1) {
    store.add(place, { hash: hashOf(index), description: String(index) });
  }
  expect(store.list(place)).toHaveLength(20);
  for (let index = 1; index <= 15; index += 1) store.settle(place, hashOf(index), 'confirmed');
  const list = store.list(place);
  expect(list.filter(({ status }) => status === 'pending')).toHaveLength(5);
  expect(list.filter(({ status }) => status === 'confirmed')).toHaveLength(11);
  expect(list.at(-1)?.description).toBe('5');
});

test('drops the oldest of too many pending transactions', () => {
  const store = createTransactionStore();
  for (let index = 1; index <= 30; index += 1) {
    store.add(place, { hash: hashOf(index), description: String(index) });
  }
  const list = store.list(place);
  expect(list).toHaveLength(20);
  expect(list[0]?.description).toBe('30');
  expect(list.at(-1)?.description).toBe('11');
});

test('settles a replaced transaction by its hash, once', () => {
  const store = createTransactionStore();
  store.add(place, one);
  store.add({ ...place, chainId: 1 }, { hash: hashOf(2), description: 'Review' });
  const onChange = vi.fn();
  store.subscribe(onChange);
  store.settleEverywhere(one.hash, 'failed');
  store.settleEverywhere(one.hash, 'confirmed');
  store.settleEverywhere(hashOf(9), 'confirmed');
  expect(onChange).toHaveBeenCalledOnce();
  expect(createTransactionStore().list(place)).toEqual([{ ...one, status: 'failed' }]);
  expect(store.list({ ...place, chainId: 1 })).toMatchObject([{ status: 'pending' }]);
});

test('notices what another tab has written', () => {
  const store = createTransactionStore();
  store.add(place, one);
  const onChange = vi.fn();
  const unsubscribe = store.subscribe(onChange);
  createTransactionStore().settleEverywhere(one.hash, 'confirmed');
  expect(store.list(place)).toMatchObject([{ status: 'pending' }]);
  page.dispatchEvent(new Event('storage'));
  expect(onChange).toHaveBeenCalledOnce();
  expect(store.list(place)).toMatchObject([{ status: 'confirmed' }]);
  unsubscribe();
  page.dispatchEvent(new Event('storage'));
  expect(onChange).toHaveBeenCalledOnce();
});

test('clears the list of this account and chain only', () => {
  const store = createTransactionStore();
  store.add(place, one);
  store.add({ ...place, chainId: 1 }, one);
  store.clear(place);
  expect(store.list(place)).toEqual([]);
  expect(store.list({ ...place, chainId: 1 })).toHaveLength(1);
});

test.each([
  ['invalid JSON', '{'],
  ['a list', '[]'],
  ['invalid lists', '{"0x70":{"1":7}}'],
  [
    'an invalid transaction',
    '{"0x70997970c51812dc3a010c7d01b50e0d17dc79c8":{"31337":[{"hash":"javascript:"}]}}',
  ],
])('treats storage with %s as empty', (_, value) => {
  stored.set('wallet-kit.transactions', value);
  expect(createTransactionStore().list(place)).toEqual([]);
});

const receipt = (status: '0x0' | '0x1') => ({
  blockNumber: '0x5',
  status,
  logs: [],
  transactionHash: one.hash,
});

/** A node that gives these answers in turn, then repeats the last one. */
const createNode = (...answers: (() => unknown)[]) => {
  const asked: string[] = [];
  const client = createClient({
    pollingInterval: 100,
    transport: custom(
      {
        request: async ({ method }: { method: string }) => {
          asked.push(method);
          if (method === 'eth_blockNumber') return '0x6';
          return (answers.length > 1 ? answers.shift() : answers[0])?.();
        },
      },
      { retryCount: 0 },
    ),
  });
  return { client, asked };
};

const pending: TrackedTransaction = { ...one, status: 'pending' };

test.each([
  ['confirmed', '0x1' as const],
  ['failed', '0x0' as const],
])('settles a transaction as %s by its receipt', async (status, answer) => {
  const { client } = createNode(() => receipt(answer));
  expect(await new Promise((resolve) => watchReceipt(client, pending, resolve))).toBe(status);
});

test('keeps it pending after an RPC error, an empty answer or a timeout, and polls again', async () => {
  vi.useFakeTimers();
  const onSettled = vi.fn();
  const { client, asked } = createNode(
    () => {
      throw new Error('502');
    },
    () => null,
    () => new Promise((_, reject) => setTimeout(() => reject(new Error('timeout')), 600_000)),
    () => receipt('0x1'),
  );
  watchReceipt(client, pending, onSettled);
  await vi.advanceTimersByTimeAsync(590_000);
  expect(asked).toHaveLength(3);
  expect(onSettled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onSettled).toHaveBeenCalledExactlyOnceWith('confirmed');
});

test('confirms it after the requested number of blocks', async () => {
  vi.useFakeTimers();
  const onSettled = vi.fn();
  const { client } = createNode(() => receipt('0x1'));
  const stop = watchReceipt(client, { ...pending, confirmations: 3 }, onSettled);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(onSettled).not.toHaveBeenCalled();
  stop();
  watchReceipt(client, { ...pending, confirmations: 2 }, onSettled);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(onSettled).toHaveBeenCalledExactlyOnceWith('confirmed');
});
