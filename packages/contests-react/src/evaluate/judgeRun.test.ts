import { expect, test } from 'vitest';
import {
  beginRun,
  countRun,
  goOnInRun,
  type JudgeRun,
  listLeft,
  loseInRun,
  signInRun,
  skipInRun,
} from './judgeRun.ts';

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
  expect(countRun(queue, run, leftOf(run))).toEqual({ done: 4, skipped: 0, total: 4 });
  expect(sign(run)).toBe(run);
});

test('shows skipped entries last, in the order of skipping', () => {
  let run = skip(skip(beginRun('a')));
  expect([run.entry, run.skipped]).toEqual(['c', ['a', 'b']]);
  run = sign(sign(run));
  expect(run.entry).toBeUndefined();
  expect(countRun(queue, run, leftOf(run))).toEqual({ done: 2, skipped: 2, total: 4 });
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
  expect(leftOf(loseInRun(signed, 'a'))).toEqual(['a', 'b', 'c', 'd']);
});

test('restarts although the skipped entry is reviewed by now', () => {
  const run = skip(beginRun('a'));
  expect(goOnInRun(run, ['d']).entry).toBe('d');
});
