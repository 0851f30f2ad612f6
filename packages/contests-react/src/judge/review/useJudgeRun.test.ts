import { expect, test } from 'vitest';
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
} from './useJudgeRun.ts';

const queue = { waiting: ['a', 'b', 'c', 'd'], reviewed: [] };
const leftOf = (run: JudgeRun, onTheWay: readonly string[] = []) => listLeft(queue, run, onTheWay);
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
  expect(countRun(queue, run, leftOf(run))).toEqual({ done: 4, saved: 0, skipped: 0, total: 4 });
  expect(sign(run)).toBe(run);
});

test('shows skipped entries last, in the order of skipping', () => {
  let run = skip(skip(beginRun('a')));
  expect([run.entry, run.skipped]).toEqual(['c', ['a', 'b']]);
  run = sign(sign(run));
  expect(run.entry).toBeUndefined();
  expect(countRun(queue, run, leftOf(run))).toEqual({ done: 2, saved: 0, skipped: 2, total: 4 });
  run = goOnInRun(run, leftOf(run));
  expect([run.entry, run.skipped]).toEqual(['a', []]);
  expect(sign(run).entry).toBe('b');
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
  run = saveInRun(run, leftOf(run));
  expect(run.entry).toBeUndefined();
  expect(countRun(queue, run, leftOf(run))).toEqual({ done: 0, saved: 3, skipped: 1, total: 4 });
  const signed = signManyInRun(run, ['a', 'c', 'd']);
  expect(leftOf(signed)).toEqual(['b']);
  expect(countRun(queue, signed, leftOf(signed))).toEqual({ done: 3, saved: 0, skipped: 1, total: 4 });
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
