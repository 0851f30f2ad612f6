import { describe, expect, test } from 'vitest';
import { makeScaleContest } from '../../test/makeContest.ts';
import { getPhase } from './contest.ts';

describe('getPhase', () => {
  const contest = makeScaleContest({ flags: 3, submissionsUntil: 1_000n, revealUntil: 4_000n });

  test.each([
    [999n, 'submissions'],
    [1_000n, 'admission'],
    [1_999n, 'admission'],
    [2_000n, 'judging'],
    [2_999n, 'judging'],
    [3_000n, 'revealing'],
    [3_999n, 'revealing'],
    [4_000n, 'closed'],
  ] as const)('at %i the phase of a sealed contest with submissions is %s', (time, phase) => {
    expect(getPhase(contest, time)).toBe(phase);
  });

  test.each([999n, 2_000n, 4_000n])('at %i the phase of a contest that was revoked is withdrawn', (time) => {
    expect(getPhase({ ...contest, revokedAt: 900n }, time)).toBe('withdrawn');
  });
});

test.each([
  [1_999n, 'upcoming'],
  [2_999n, 'judging'],
  [3_000n, 'closed'],
] as const)('at %i the phase of an open contest without submissions is %s', (time, phase) => {
  expect(getPhase(makeScaleContest({ flags: 0, submissionsUntil: 0n }), time)).toBe(phase);
});
