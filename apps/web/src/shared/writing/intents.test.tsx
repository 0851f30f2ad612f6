import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  addIntent,
  findEarlierHashes,
  findUnanswered,
  forgetIntent,
  getIntents,
  getRevokedUid,
  type Intent,
  releaseIntent,
  subscribeToIntents,
  updateIntent,
} from './intents.ts';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const uid = `0x${'ab'.repeat(32)}` as const;

const createIntent = (id: string): Intent => ({
  id,
  kind: 'evaluation',
  chainId: 31337,
  account,
  askedAtMs: Date.now(),
  dataHash: uid,
  contest: uid,
  entry: 'https://example.org/a',
});

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('an intent is kept, learns its hash and is forgotten', () => {
  addIntent(createIntent('one'));
  addIntent(createIntent('two'));
  updateIntent('one', { transactionHash: uid });
  expect(getIntents().map(({ id, transactionHash }) => [id, transactionHash])).toEqual([
    ['one', uid],
    ['two', undefined],
  ]);
  forgetIntent('one');
  expect(getIntents().map(({ id }) => id)).toEqual(['two']);
});

test('a withdrawal is kept with what it revokes', () => {
  const { kind: _, ...facts } = createIntent('one');
  const evaluation = `0x${'cd'.repeat(32)}` as const;
  addIntent({ ...facts, kind: 'evaluation-withdrawal', evaluation, contest: uid, entry: 'a' });
  addIntent({ ...facts, id: 'two', kind: 'contest-withdrawal', contest: uid, title: 'Benches' });
  expect(getIntents().map(getRevokedUid)).toEqual([evaluation, uid]);
  expect(getRevokedUid(createIntent('three'))).toBeUndefined();
});

test('the same array comes back while nothing changed, as a store has to', () => {
  addIntent(createIntent('one'));
  expect(getIntents()).toBe(getIntents());
});

test('an intent is active until this page lets go of it, and everybody hears of that', () => {
  addIntent(createIntent('mine'));
  expect(getIntents()[0]?.isActive).toBe(true);
  const listener = vi.fn();
  const leave = subscribeToIntents(listener);
  releaseIntent('mine');
  leave();
  expect(listener).toHaveBeenCalledOnce();
  expect(getIntents()[0]?.isActive).toBe(false);
});

test('hostile storage is sorted out, honest intents beside it survive', () => {
  const honest = createIntent('honest');
  const bad = [
    null,
    1,
    [],
    {},
    { ...honest, kind: 'other' },
    { ...honest, account: '0x12' },
    { ...honest, dataHash: 'javascript:' },
    { ...honest, transactionHash: '0xzz' },
    { ...honest, chainId: '31337' },
    { ...honest, nonce: '1' },
    { ...honest, sentAtBlock: 1.5 },
    { ...honest, entry: 'x'.repeat(2_001) },
  ];
  window.localStorage.setItem('laurel.intents', JSON.stringify([...bad, honest]));
  expect(getIntents()).toEqual([{ ...honest, isActive: false }]);
  window.localStorage.setItem('laurel.intents', '{"not":"a list"}');
  expect(getIntents()).toEqual([]);
});

test('at most twenty are kept, and none for more than a week', () => {
  for (let index = 0; index < 25; index++) addIntent(createIntent(`${index}`));
  expect(getIntents()).toHaveLength(20);
  expect(getIntents()[0]?.id).toBe('5');
  vi.useFakeTimers({ now: Date.now() + 8 * 24 * 60 * 60 * 1000 });
  expect(getIntents()).toEqual([]);
});

test('listeners hear of changes until they leave, also of those from another tab', () => {
  const listener = vi.fn();
  const leave = subscribeToIntents(listener);
  addIntent(createIntent('one'));
  window.dispatchEvent(new StorageEvent('storage', { key: 'laurel.intents' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  addIntent(createIntent('two'));
  expect(listener).toHaveBeenCalledTimes(2);
});

const refuseToStore = () => {
  const { localStorage } = window;
  return vi.spyOn(window, 'localStorage', 'get').mockReturnValue({
    ...localStorage,
    getItem: (key) => localStorage.getItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
};

test('issue 13: an intent that the storage does not take is kept by the page, which is told', () => {
  expect(addIntent(createIntent('stored'))).toBe(true);
  const full = refuseToStore();
  expect(addIntent(createIntent('unstored'))).toBe(false);
  updateIntent('unstored', { transactionHash: uid });
  forgetIntent('stored');
  expect(getIntents()).toMatchObject([{ id: 'unstored', transactionHash: uid, isActive: true }]);
  // Another page has stored one meanwhile; once there is room again, all of it is stored.
  full.mockRestore();
  const other = createIntent('other');
  const text = window.localStorage.getItem('laurel.intents') ?? '';
  window.localStorage.setItem('laurel.intents', JSON.stringify([...JSON.parse(text), other]));
  expect(getIntents().map(({ id }) => id)).toEqual(['other', 'unstored']);
  updateIntent('unstored', { nonce: 4 });
  expect(JSON.parse(window.localStorage.getItem('laurel.intents') ?? '')).toMatchObject([
    { id: 'other' },
    { id: 'unstored', nonce: 4 },
  ]);
  forgetIntent('other');
  forgetIntent('unstored');
  expect(getIntents()).toEqual([]);
});

test('issue 13: a blocked storage loses no intent while the page is open', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(addIntent(createIntent('one'))).toBe(false);
  releaseIntent('one');
  expect(findUnanswered(createIntent('two'))).toMatchObject({ id: 'one' });
  forgetIntent('one');
  expect(getIntents()).toEqual([]);
});

test('issue 13: what may have been sent, and what waits for its block, is found before the same is signed again', () => {
  addIntent(createIntent('one'));
  const again = { ...createIntent('two'), account: account.toLowerCase() as typeof account };
  // Also while another dialog of this page still waits for the wallet.
  expect(findUnanswered(again)).toMatchObject({ id: 'one' });
  releaseIntent('one');
  expect(findUnanswered(again)).toMatchObject({ id: 'one' });
  expect(findUnanswered({ ...again, dataHash: `0x${'cd'.repeat(32)}` })).toBeUndefined();
  expect(findUnanswered({ ...again, chainId: 1 })).toBeUndefined();
  updateIntent('one', { transactionHash: uid });
  expect(findUnanswered(again)).toBeUndefined();
  expect(findEarlierHashes(again, again)).toEqual([uid]);
  const elsewhere = { kind: 'evaluation', contest: uid, entry: 'https://example.org/b' } as const;
  expect(findEarlierHashes(elsewhere, again)).toEqual([]);
  updateIntent('one', { uid });
  expect(findEarlierHashes(again, again)).toEqual([]);
});
