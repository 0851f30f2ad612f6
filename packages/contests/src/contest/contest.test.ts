import { expect, test } from 'vitest';
import { getContestState } from './contest.ts';

test.each([
  [{ endsAt: null, revokedAt: null }, 5n, 'judging'],
  [{ endsAt: 6n, revokedAt: null }, 5n, 'judging'],
  [{ endsAt: 5n, revokedAt: null }, 5n, 'closed'],
  [{ endsAt: null, revokedAt: 5n }, 9n, 'withdrawn'],
  [{ endsAt: 5n, revokedAt: 9n }, 9n, 'withdrawn'],
] as const)('%o is at %i %s', (contest, now, state) => {
  expect(getContestState(contest, now)).toBe(state);
});
