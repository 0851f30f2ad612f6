import { expect, test } from 'vitest';
import { contest } from '../testing/sampleContest.ts';
import { getListState } from './getListState.ts';

const terms = {
  ...{ resolver: contest.organizer, uri: '', contentHash: contest.uid },
  ...{ submissionsUntil: 100n, opensAt: 200n, revealUntil: 400n },
};
const version2 = { ...contest, rule: 'R2', terms, endsAt: 300n, revokedAt: null } as const;

test.each([
  [99n, 'upcoming'],
  [199n, 'upcoming'],
  [200n, 'judging'],
  [300n, 'closed'],
  [400n, 'closed'],
] as const)('a contest of version 2 at %s is %s', (now, state) => {
  expect(getListState(version2, now)).toBe(state);
});

test('a contest of version 1 is being judged until its end, unless it is withdrawn', () => {
  const version1 = { ...contest, endsAt: 300n, revokedAt: null };
  expect(getListState(version1, 1n)).toBe('judging');
  expect(getListState(version1, 300n)).toBe('closed');
  expect(getListState({ ...version1, revokedAt: 5n }, 300n)).toBe('withdrawn');
  expect(getListState({ ...version2, revokedAt: 5n }, 99n)).toBe('withdrawn');
});
