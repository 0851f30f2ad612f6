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

test('one signed entry after another, until none is left', () => {
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

test('what is skipped comes last, in the order in which it was skipped', () => {
  let run = skip(skip(beginRun('a')));
  expect([run.entry, run.skipped]).toEqual(['c', ['a', 'b']]);
  run = sign(sign(run));
  expect(run.entry).toBeUndefined();
  expect(countRun(queue, run, leftOf(run))).toEqual({ done: 2, skipped: 2, total: 4 });
  run = goOnInRun(run, leftOf(run));
  expect([run.entry, run.skipped]).toEqual(['a', []]);
  expect(sign(run).entry).toBe('b');
});

test('what is on its way from an earlier page is not asked for again', () => {
  const run = beginRun('a');
  expect(leftOf(run, ['b'])).toEqual(['a', 'c', 'd']);
  expect(signInRun(run, leftOf(run, ['b'])).entry).toBe('c');
});

test('what the chain never took is left again', () => {
  const signed = sign(beginRun('a'));
  expect(leftOf(signed)).toEqual(['b', 'c', 'd']);
  expect(leftOf(loseInRun(signed, 'a'))).toEqual(['a', 'b', 'c', 'd']);
});

test('the end can be left even where the skipped one is gone meanwhile', () => {
  const run = skip(beginRun('a'));
  expect(goOnInRun(run, ['d']).entry).toBe('d');
});
