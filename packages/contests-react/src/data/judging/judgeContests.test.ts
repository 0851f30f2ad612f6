import { expect, test } from 'vitest';
import { contest } from '../../testing/sampleContest.ts';
import { getListState } from './judgeContests.ts';

const terms = {
  ...{ resolver: contest.organizer, uri: '', contentHash: contest.uid },
  ...{ submissionsUntil: 100n, opensAt: 200n, revealUntil: 400n },
};
const timed = { ...contest, terms, endsAt: 300n, revokedAt: null };

test.each([
  [99n, 'upcoming'],
  [199n, 'upcoming'],
  [200n, 'judging'],
  [300n, 'closed'],
  [400n, 'closed'],
] as const)('a contest at %s is %s', (now, state) => {
  expect(getListState(timed, now)).toBe(state);
});

test('a withdrawn contest stays withdrawn', () => {
  for (const now of [99n, 300n]) expect(getListState({ ...timed, revokedAt: 5n }, now)).toBe('withdrawn');
});
