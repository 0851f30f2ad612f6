import { expect, test } from 'vitest';
import { formatDistance, formatMoment, formatMomentInZone, toDateTimeAttribute } from './formatTime.ts';

test.each([
  [2n * 86_400n, 'in 2 days'],
  [14n * 86_400n - 90n, 'in 14 days'],
  [13n * 86_400n + 23n * 3_600n, 'in 14 days'],
  [13n * 86_400n + 11n * 3_600n, 'in 13 days'],
  [13n * 86_400n + 12n * 3_600n, 'in 13 days'],
  [13n * 86_400n + 23n * 3_600n + 50n * 60n, 'in 14 days'],
  [46n * 3_600n, 'in 1 day'],
  [36n * 3_600n, 'in 1 day'],
  [90_000n, 'in 1 day'],
  [86_300n, 'in 1 day'],
  [84_000n, 'in 23 hours'],
  [3_590n, 'in 1 hour'],
  [3_500n, 'in 58 minutes'],
  [7_200n, 'in 2 hours'],
  [600n, 'in 10 minutes'],
  [20n, 'this minute'],
  [-3_600n, '1 hour ago'],
  [-36n * 3_600n, '1 day ago'],
  [-47n * 3_600n, '2 days ago'],
  [-(13n * 86_400n + 12n * 3_600n), '13 days ago'],
  [-(13n * 86_400n + 23n * 3_600n + 50n * 60n), '14 days ago'],
])('formats %d seconds as %s', (distance, words) => {
  expect(formatDistance(1_000_000n + distance, 1_000_000n, 'en-GB')).toBe(words);
});

test('formats a time with day, month, year and time of day', () => {
  expect(formatMoment(1_795_521_600n)).toMatch(/^\d{1,2} Nov 2026, \d{2}:\d{2}$/);
  expect(toDateTimeAttribute(1_700_000_000n)).toBe('2023-11-14T22:13:20.000Z');
});

test('appends the time zone to a moment', () => {
  const written = formatMoment(1_795_521_600n);
  expect(formatMomentInZone(1_795_521_600n)).toMatch(new RegExp(`^${written} \\S+$`));
});

test('does not throw for times beyond the calendar', () => {
  expect(() => [formatMoment(2n ** 64n - 1n), toDateTimeAttribute(2n ** 64n - 1n)]).not.toThrow();
});
