import { getChainConfigBySlug } from '@org/chain-config';
import type { Contest, Review } from '@org/contests';
import type { PendingWrite } from '@org/contests/track';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pendingWrites } from '../../data/reading/pendingWrites.ts';
import { contest as sample } from '../../testing/sampleContest.ts';
import {
  beginRun,
  changeInRun,
  countRun,
  finishRun,
  goOnInRun,
  type JudgeRun,
  listLeft,
  loseInRun,
  saveInRun,
  signInRun,
  signManyInRun,
  skipInRun,
  useJudgeRun,
} from './useJudgeRun.ts';

const plainQueue = { waiting: ['a', 'b', 'c', 'd'], assigned: [], reviewed: [] };
const leftOf = (run: JudgeRun, onTheWay: readonly string[] = []) => listLeft(plainQueue, run, onTheWay);
const sign = (run: JudgeRun) => signInRun(run, leftOf(run));
const skip = (run: JudgeRun) => skipInRun(run, leftOf(run));

test('goes through the entries until none is left', () => {
  let run = beginRun('b');
  expect(run.isNext).toBe(false);
  const way = [];
  while (run.entry !== undefined) {
    way.push(run.entry);
    run = sign(run);
    expect(run.isNext).toBe(true);
  }
  expect(way).toEqual(['b', 'a', 'c', 'd']);
  expect(countRun(plainQueue, run, leftOf(run))).toEqual({ done: 4, saved: 0, skipped: 0, total: 4 });
  expect(sign(run)).toBe(run);
});

test('shows skipped entries last, in the order of skipping, before the queue ends', () => {
  let run = skip(skip(beginRun('a')));
  expect([run.entry, run.skipped]).toEqual(['c', ['a', 'b']]);
  run = sign(sign(run));
  expect([run.entry, countRun(plainQueue, run, leftOf(run)).skipped]).toEqual(['a', 2]);
  run = skip(run);
  expect([run.entry, run.skipped]).toEqual(['b', ['b', 'a']]);
  run = sign(run);
  expect([run.entry, run.skipped]).toEqual(['a', ['a']]);
  run = sign(run);
  expect(run.entry).toBeUndefined();
  expect(countRun(plainQueue, run, leftOf(run))).toEqual({ done: 4, saved: 0, skipped: 0, total: 4 });
});

test('ends with a skipped entry left if all others are saved, so that these can be signed', () => {
  const save = (run: JudgeRun) => saveInRun(run, leftOf(run));
  let run = save(save(save(skip(beginRun('a')))));
  expect(run.entry).toBe('a');
  run = skip(run);
  expect(run.entry).toBeUndefined();
  expect(goOnInRun(run, leftOf(run))).toMatchObject({ entry: 'a', skipped: [] });
});

test('leaves out entries with a pending review', () => {
  const run = beginRun('a');
  expect(leftOf(run, ['b'])).toEqual(['a', 'c', 'd']);
  expect(signInRun(run, leftOf(run, ['b'])).entry).toBe('c');
});

test('returns an entry to the queue when its transaction is lost', () => {
  const signed = sign(beginRun('a'));
  expect(leftOf(signed)).toEqual(['b', 'c', 'd']);
  expect(leftOf(loseInRun(signed, ['a']))).toEqual(['a', 'b', 'c', 'd']);
});

test('restarts although the skipped entry is reviewed by now', () => {
  const run = skip(beginRun('a'));
  expect(goOnInRun(run, ['d']).entry).toBe('d');
});

test('goes past saved entries, and signs them together at the end', () => {
  let run = beginRun('a', ['a', 'c']);
  expect(run.saved).toEqual(['c']);
  run = saveInRun(run, leftOf(run));
  expect([run.entry, run.saved]).toEqual(['b', ['c', 'a']]);
  run = skip(run);
  expect(run.entry).toBe('d');
  run = skip(saveInRun(run, leftOf(run)));
  expect(run.entry).toBeUndefined();
  expect(countRun(plainQueue, run, leftOf(run))).toEqual({ done: 0, saved: 3, skipped: 1, total: 4 });
  const signed = signManyInRun(run, ['a', 'c', 'd']);
  expect(leftOf(signed)).toEqual(['b']);
  expect(countRun(plainQueue, signed, leftOf(signed))).toEqual({ done: 3, saved: 0, skipped: 1, total: 4 });
  expect(leftOf(loseInRun(signed, ['a', 'c', 'd']))).toEqual(['a', 'b', 'c', 'd']);
});

test('continues with an entry without a draft before the drafted ones', () => {
  const run = beginRun(undefined, ['a', 'b']);
  expect(goOnInRun(run, leftOf(run)).entry).toBe('c');
});

test('ends early to sign the drafts, with that of the current entry if it is kept', () => {
  const save = (run: JudgeRun) => saveInRun(run, leftOf(run));
  const run = save(beginRun('a'));
  expect(finishRun(run, true)).toMatchObject({ entry: undefined, saved: ['a', 'b'] });
  expect(finishRun(run, false)).toMatchObject({ entry: undefined, saved: ['a'] });
  expect(goOnInRun(finishRun(run, false), leftOf(run)).entry).toBe('b');
});

test('returns to the end of the queue after a change', () => {
  const ended = finishRun(sign(beginRun('a')), false);
  const changing = changeInRun(ended, 'a');
  expect(changing.entry).toBe('a');
  expect(sign(changing)).toMatchObject({ entry: undefined, signed: ['a'] });
  expect(skip(changeInRun(ended, 'a'))).toMatchObject({ entry: undefined, isChange: false });
  // The entry of a review that is signed for the first time may be gone from the list already.
  expect(signInRun(beginRun('a'), ['b', 'c', 'd']).entry).toBe('b');
});

const chainConfig = getChainConfigBySlug('local');
const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const uid = `0x${'ab'.repeat(32)}` as const;
const [kiln, loom, anvil] = ['1', '2', '3'] as const;
const contest: Contest = {
  ...sample,
  chainId: chainConfig.chain.id,
  uid,
  organizer: account,
  title: 'Benches',
  judges: [account],
  entries: [kiln, loom, anvil],
  time: 1n,
  endsAt: 4_000_000_000n,
};
const queue = { waiting: contest.entries, assigned: [], reviewed: [] };
const MINUTE_MS = 60_000;

const send = (entry: string, facts: Partial<PendingWrite> = {}) =>
  pendingWrites.add({
    id: entry,
    kind: 'review',
    contest: uid,
    entry,
    chainId: chainConfig.chain.id,
    account,
    askedAtMs: Date.now() - MINUTE_MS,
    dataHash: uid,
    transactionHash: uid,
    ...(facts as object),
  });

const run = () => renderHook(() => useJudgeRun({ chainConfig, contest, account, entry: kiln, queue })).result;

beforeEach(() => window.localStorage.clear());
afterEach(cleanup);

test('leaves out entries with a pending review, also of an earlier page', () => {
  send(loom);
  const result = run();
  expect(result.current).toMatchObject({
    left: [kiln, anvil],
    onTheWay: [loom],
    count: { done: 1, total: 3 },
  });
  act(() => result.current.sign());
  expect(result.current.run.entry).toBe(anvil);
});

test('does not start with an entry whose review is pending', () => {
  send(kiln);
  expect(run().current.run.entry).toBe(loom);
});

test('counts a review as pending until it is indexed', () => {
  const { result, rerender } = renderHook(
    (seen: readonly string[]) =>
      useJudgeRun({
        ...{ chainConfig, contest, account, entry: kiln },
        queue: { ...queue, reviewed: seen.map((entry) => ({ entry }) as Review) },
      }),
    { initialProps: [] as readonly string[] },
  );
  expect(result.current).toMatchObject({ onTheWay: [], hasArrived: false });
  act(() => result.current.sign());
  expect(result.current.onTheWay).toEqual([kiln]);
  rerender([kiln]);
  expect(result.current).toMatchObject({ onTheWay: [], hasArrived: true });
});

test('returns an entry to the queue if its transaction was not mined for long', () => {
  send(loom, { askedAtMs: Date.now() - 11 * MINUTE_MS });
  const result = run();
  expect(result.current.left).toEqual([kiln, loom, anvil]);
  act(() => pendingWrites.update(loom, { uid }));
  expect(result.current.left).toEqual([kiln, anvil]);
});

test('ignores writes of other accounts and contests, and writes without a transaction', () => {
  send(kiln, { account: `0x${'12'.repeat(20)}` });
  send(loom, { contest: `0x${'cd'.repeat(32)}` } as Partial<PendingWrite>);
  pendingWrites.add({
    id: 'asked',
    kind: 'review',
    contest: uid,
    entry: anvil,
    chainId: chainConfig.chain.id,
    account,
    askedAtMs: Date.now(),
    dataHash: uid,
  });
  expect(run().current.left).toEqual([kiln, loom, anvil]);
});

test('returns an entry to the queue when its transaction is lost, also at the end', () => {
  const result = run();
  for (const entry of contest.entries) {
    send(entry);
    act(() => result.current.sign());
  }
  expect(result.current).toMatchObject({ left: [], run: { entry: undefined } });
  act(() => {
    pendingWrites.forget(loom);
    result.current.lose(loom);
  });
  expect(result.current.left).toEqual([loom]);
  act(() => result.current.goOn());
  expect(result.current.run.entry).toBe(loom);
});

test('ignores a second press that comes before the next entry is shown', () => {
  const result = run();
  act(() => {
    result.current.save();
    result.current.save();
  });
  expect(result.current.run).toMatchObject({ entry: loom, saved: [kiln] });
  act(() => {
    result.current.skip();
    result.current.skip();
  });
  expect(result.current.run).toMatchObject({ entry: anvil, skipped: [loom] });
});
