import { expect, test } from 'vitest';
import { formatDuration } from './formatDuration.ts';

test.each([
  [2n * 86_400n, 'en-GB', '2 days'],
  [86_400n + 6n * 3_600n, 'en-GB', '1 day 6 hours'],
  [90n, 'en-GB', '1 minute 30 seconds'],
  [1n, 'en-GB', '1 second'],
  [2n * 86_400n, 'de', '2 Tage'],
])('formats a duration of %d seconds in %s as %s', (seconds, locale, words) => {
  expect(formatDuration(seconds, locale)).toBe(words);
});
