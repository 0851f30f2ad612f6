import { local } from '@org/chain-config';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  findEarlierHashes,
  findUnanswered,
  getReviewedEntries,
  getRevokedUid,
  type PendingWrite,
  toWritten,
} from './pendingWrite.ts';
import { createPendingWrites, type WriteStorage } from './pendingWrites.ts';

const KEY = 'app.writes';
const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const uid = `0x${'ab'.repeat(32)}` as const;

const createWrite = (id: string): PendingWrite => ({
  id,
  kind: 'review',
  chainId: 31337,
  account,
  askedAtMs: Date.now(),
  dataHash: uid,
  contest: uid,
  entry: 'https://example.org/a',
});

/** A Web Storage in memory that can be full, blocked, or changed by another tab. */
function createStorage() {
  const values = new Map<string, string>();
  const listeners = new Set<(key: string | null) => void>();
  let state: 'open' | 'full' | 'blocked' = 'open';
  const storage: WriteStorage = {
    getItem(key) {
      if (state === 'blocked') throw new DOMException('blocked', 'SecurityError');
      return values.get(key) ?? null;
    },
    setItem(key, value) {
      if (state !== 'open') throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return {
    storage,
    read: (): unknown => JSON.parse(values.get(KEY) ?? '[]'),
    set: (next: typeof state) => {
      state = next;
    },
    writeElsewhere(stored: unknown, key: string | null = KEY) {
      values.set(KEY, JSON.stringify(stored));
      for (const listener of listeners) listener(key);
    },
  };
}

let store: ReturnType<typeof createStorage>;
const open = () => createPendingWrites({ storage: store.storage, key: KEY });
const listIds = ({ list }: ReturnType<typeof open>) => list().map(({ id }) => id);

beforeEach(() => {
  store = createStorage();
});

test('adds, updates and forgets writes, and keeps them for the next page', () => {
  const writes = open();
  writes.add(createWrite('one'));
  writes.add(createWrite('two'));
  writes.update('one', { transactionHash: uid });
  const reloaded = open();
  expect(reloaded.list().map(({ id, transactionHash }) => [id, transactionHash])).toEqual([
    ['one', uid],
    ['two', undefined],
  ]);
  writes.forget('one');
  expect(listIds(reloaded)).toEqual(['two']);
});

test('keeps a withdrawal with the UID it revokes', () => {
  const writes = open();
  const { kind: _, ...facts } = createWrite('one');
  const review = `0x${'cd'.repeat(32)}` as const;
  writes.add({ ...facts, kind: 'review-withdrawal', review, contest: uid, entry: 'a' });
  writes.add({ ...facts, id: 'two', kind: 'contest-withdrawal', contest: uid, title: 'Benches' });
  expect(writes.list().map(getRevokedUid)).toEqual([review, uid]);
  expect(getRevokedUid(createWrite('three'))).toBeUndefined();
});

test('keeps several reviews as one write, and drops malformed ones', () => {
  const { kind: _, entry: __, ...facts } = createWrite('one') as PendingWrite & { entry: string };
  const entries = ['https://example.org/a', 'https://example.org/b'];
  const many = { ...facts, kind: 'reviews', contest: uid, entries, dataHashes: [uid, uid] } as const;
  const malformed = [
    { ...many, entries: [] },
    { ...many, entries: 'a' },
    { ...many, entries: [...entries, 'c'] },
    { ...many, dataHashes: [uid, '0x12'] },
    { ...many, entries: Array(1_001).fill('a'), dataHashes: Array(1_001).fill(uid) },
  ];
  store.writeElsewhere([...malformed, many]);
  expect(open().list()).toEqual([{ ...many, isActive: false }]);
  expect(getReviewedEntries(many)).toEqual(entries);
  const sent = { ...many, transactionHash: uid };
  store.writeElsewhere([sent]);
  expect(findEarlierHashes(open().list(), { ...createWrite('two') })).toEqual([uid]);
  const other = { ...createWrite('three'), entry: 'https://example.org/c' } as PendingWrite;
  expect(findEarlierHashes(open().list(), other)).toEqual([]);
});

test('returns the same array until something changes', () => {
  const writes = open();
  writes.add(createWrite('one'));
  expect(writes.list()).toBe(writes.list());
});

test('marks a write as active until it is released, and notifies of the release', () => {
  const writes = open();
  writes.add(createWrite('mine'));
  expect(writes.find('mine')?.isActive).toBe(true);
  expect(open().find('mine')?.isActive).toBe(false);
  const listener = vi.fn();
  const leave = writes.subscribe(listener);
  writes.release('mine');
  leave();
  expect(listener).toHaveBeenCalledOnce();
  expect(writes.find('mine')?.isActive).toBe(false);
});

test('drops malformed entries and keeps the valid ones', () => {
  const valid = createWrite('valid');
  const malformed = [
    null,
    1,
    [],
    {},
    { ...valid, kind: 'other' },
    { ...valid, account: '0x12' },
    { ...valid, dataHash: 'javascript:' },
    { ...valid, transactionHash: '0xzz' },
    { ...valid, chainId: '31337' },
    { ...valid, nonce: '1' },
    { ...valid, sentAtBlock: 1.5 },
    { ...valid, entry: 'x'.repeat(2_001) },
  ];
  store.writeElsewhere([...malformed, valid]);
  expect(open().list()).toEqual([{ ...valid, isActive: false }]);
  store.writeElsewhere({ not: 'a list' });
  expect(open().list()).toEqual([]);
});

test('keeps at most twenty writes, and none for more than a week', () => {
  vi.useFakeTimers();
  const writes = open();
  for (let index = 0; index < 25; index++) writes.add(createWrite(`${index}`));
  expect(writes.list()).toHaveLength(20);
  expect(writes.list()[0]?.id).toBe('5');
  vi.setSystemTime(Date.now() + 8 * 24 * 60 * 60 * 1000);
  expect(writes.list()).toEqual([]);
  vi.useRealTimers();
});

test('notifies listeners of changes in any tab until they unsubscribe', () => {
  const writes = open();
  const listener = vi.fn();
  const leave = writes.subscribe(listener);
  writes.add(createWrite('one'));
  store.writeElsewhere([]);
  store.writeElsewhere([], 'other');
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  writes.add(createWrite('two'));
  expect(listener).toHaveBeenCalledTimes(2);
});

test('issue 13: keeps writes in memory if the storage is full, and stores them later', () => {
  const writes = open();
  expect(writes.add(createWrite('stored'))).toBe(true);
  store.set('full');
  expect(writes.add(createWrite('unstored'))).toBe(false);
  writes.update('unstored', { transactionHash: uid });
  writes.forget('stored');
  expect(writes.list()).toMatchObject([{ id: 'unstored', transactionHash: uid, isActive: true }]);
  store.set('open');
  store.writeElsewhere([createWrite('stored'), createWrite('other')]);
  expect(listIds(writes)).toEqual(['other', 'unstored']);
  writes.update('unstored', { nonce: 4 });
  expect(store.read()).toMatchObject([{ id: 'other' }, { id: 'unstored', nonce: 4 }]);
});

test('issue 14: does not restore writes that another tab has forgotten or changed while the storage was full', () => {
  const writes = open();
  writes.add(createWrite('forgotten'));
  writes.add(createWrite('changed'));
  store.set('full');
  writes.add(createWrite('own'));
  store.set('open');
  store.writeElsewhere([{ ...createWrite('changed'), uid }]);
  expect(writes.list()).toMatchObject([{ id: 'changed', uid }, { id: 'own' }]);
  writes.update('own', { nonce: 1 });
  expect(store.read()).toMatchObject([
    { id: 'changed', uid },
    { id: 'own', nonce: 1 },
  ]);
});

test('issue 13: keeps writes while the page is open if the storage is blocked', () => {
  store.set('blocked');
  const writes = open();
  expect(writes.add(createWrite('one'))).toBe(false);
  writes.release('one');
  expect(findUnanswered(writes.list(), createWrite('two'))).toMatchObject({ id: 'one' });
  writes.forget('one');
  expect(writes.list()).toEqual([]);
});

test('issue 13: finds earlier requests and transactions for the same review', () => {
  const writes = open();
  writes.add(createWrite('one'));
  const again = { ...createWrite('two'), account: account.toLowerCase() as typeof account };
  expect(findUnanswered(writes.list(), again)).toMatchObject({ id: 'one' });
  expect(findUnanswered(writes.list(), { ...again, dataHash: `0x${'cd'.repeat(32)}` })).toBeUndefined();
  expect(findUnanswered(writes.list(), { ...again, chainId: 1 })).toBeUndefined();
  writes.update('one', { transactionHash: uid });
  expect(findUnanswered(writes.list(), again)).toBeUndefined();
  expect(findEarlierHashes(writes.list(), again)).toEqual([uid]);
  const elsewhere = { ...createWrite('three'), entry: 'https://example.org/b' } as PendingWrite;
  expect(findEarlierHashes(writes.list(), elsewhere)).toEqual([]);
  writes.update('one', { uid });
  expect(findEarlierHashes(writes.list(), again)).toEqual([]);
});

test('equal data of another contest is another write, recognized by its contest', () => {
  const writes = open();
  const schemaUid = `0x${'5c'.repeat(32)}` as const;
  const reviewed = { ...createWrite('one'), kind: 'review', contest: uid, entry: '1', schemaUid } as const;
  writes.add(reviewed);
  writes.add({ ...reviewed, id: 'recusal', kind: 'recusal' });
  expect(findUnanswered(writes.list(), reviewed)).toMatchObject({ id: 'one' });
  const contest = `0x${'ef'.repeat(32)}` as const;
  expect(findUnanswered(writes.list(), { ...reviewed, contest })).toBeUndefined();
  expect(writes.list().map((write) => toWritten(local, write))).toEqual([
    { act: 'attest', schemaUid, dataHash: reviewed.dataHash, refUid: uid },
    { act: 'attest', schemaUid, dataHash: reviewed.dataHash, refUid: uid },
  ]);
  expect(getReviewedEntries({ ...reviewed, kind: 'recusal' })).toEqual(['1']);
});
