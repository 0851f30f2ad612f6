import { expect, test } from 'vitest';
import { formatDay } from './formatDay.ts';
import { formatDistance } from './formatDistance.ts';

test.each([
  [2n * 86_400n, 'in 2 days'],
  [90_000n, 'tomorrow'],
  [7_200n, 'in 2 hours'],
  [600n, 'in 10 minutes'],
  [20n, 'this minute'],
  [-3_600n, '1 hour ago'],
])('%d seconds are %s', (distance, words) => {
  expect(formatDistance(1_000_000n + distance, 1_000_000n, 'en-GB')).toBe(words);
});

test('a day names its month', () => {
  expect(formatDay(1_795_521_600n)).toMatch(/^\d+ Nov 2026$/);
});

test('a moment beyond the calendar does not break the page', () => {
  expect(formatDay(2n ** 64n - 1n)).toMatch(/275760/);
});
