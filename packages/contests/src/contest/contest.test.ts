import { expect, test } from 'vitest';
import { getContestState, sumPoints } from './contest.ts';
import { CRITERIA_V1 } from './contestSchemas.ts';

test.each([
  [{ endsAt: null, revokedAt: null }, 5n, 'judging'],
  [{ endsAt: 6n, revokedAt: null }, 5n, 'judging'],
  [{ endsAt: 5n, revokedAt: null }, 5n, 'closed'],
  [{ endsAt: null, revokedAt: 5n }, 9n, 'withdrawn'],
  [{ endsAt: 5n, revokedAt: 9n }, 9n, 'withdrawn'],
] as const)('%o is at %i %s', (contest, now, state) => {
  expect(getContestState(contest, now)).toBe(state);
});

test('sums the points of the tags, at most 26', () => {
  expect(sumPoints(CRITERIA_V1, [])).toBe(0);
  expect(sumPoints(CRITERIA_V1, ['OPEN_SOURCE_3', 'DIFFICULTY_5', 'ELSE_9'])).toBe(8);
  expect(sumPoints(CRITERIA_V1)).toBe(26);
});

test('ends every tag with its points', () => {
  for (const { id, maxPoints } of CRITERIA_V1) expect(id.endsWith(`_${maxPoints}`)).toBe(true);
});
