import { expect, test } from 'vitest';
import { formatMoment, formatMomentInZone, toDateTimeAttribute } from './formatMoment.ts';

test('a moment names day, month, year and the time of day', () => {
  expect(formatMoment(1_795_521_600n)).toMatch(/^\d{1,2} Nov 2026, \d{2}:\d{2}$/);
  expect(toDateTimeAttribute(1_700_000_000n)).toBe('2023-11-14T22:13:20.000Z');
});

test('the zone stands behind the same spelling', () => {
  const written = formatMoment(1_795_521_600n);
  expect(formatMomentInZone(1_795_521_600n)).toMatch(new RegExp(`^${written} \\S+$`));
});

test('a moment that no calendar has breaks nothing', () => {
  expect(() => [formatMoment(2n ** 64n - 1n), toDateTimeAttribute(2n ** 64n - 1n)]).not.toThrow();
});
