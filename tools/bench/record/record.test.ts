import { expect, test } from 'vitest';
import { getGrowth, getQuantile, summarize } from './record.ts';

test('interpolates quartiles between neighbors, in any order', () => {
  expect(summarize([4, 1, 3, 2])).toEqual({ n: 4, median: 2.5, q1: 1.75, q3: 3.25 });
  expect(summarize([7])).toEqual({ n: 1, median: 7, q1: 7, q3: 7 });
});

test('sorts by number, not by text', () => {
  expect(getQuantile([10, 9, 100], 0.5)).toBe(10);
});

test('the median of no samples is NaN', () => {
  expect(summarize([])).toEqual({ n: 0, median: Number.NaN, q1: Number.NaN, q3: Number.NaN });
});

test('tells linear from quadratic growth', () => {
  expect(
    getGrowth([
      [10, 1],
      [100, 10],
      [1_000, 100],
    ]),
  ).toBeCloseTo(1);
  expect(
    getGrowth([
      [10, 1],
      [100, 100],
    ]),
  ).toBeCloseTo(2);
  expect(getGrowth([[10, 1]])).toBeNull();
  expect(
    getGrowth([
      [10, 0],
      [100, 5],
    ]),
  ).toBeNull();
});
