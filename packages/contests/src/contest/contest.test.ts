import { expect, test } from 'vitest';
import { getContestState } from './contest.ts';

test.each([
  [{ endsAt: 6n, revokedAt: null }, 5n, 'judging'],
  [{ endsAt: 5n, revokedAt: null }, 5n, 'closed'],
  [{ endsAt: 12n, revokedAt: 5n }, 9n, 'withdrawn'],
  [{ endsAt: 5n, revokedAt: 9n }, 9n, 'withdrawn'],
] as const)('%o is at %i %s', (contest, now, state) => {
  expect(getContestState(contest, now)).toBe(state);
});
