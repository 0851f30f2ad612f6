import { expect, test } from 'vitest';
import { makeContest } from '../../test/make.ts';
import { checkContestInput } from '../input/checkContestInput.ts';
import { normalizeContestInput } from '../input/normalizeContestInput.ts';
import { toContestInput } from './toContestInput.ts';

test('the next contest is the old one without its end', () => {
  const contest = makeContest({ endsAt: 3_000n, revokedAt: 2_500n });
  const input = toContestInput(contest);
  expect(checkContestInput(input)).toEqual([]);
  const { title, description, judges, entries } = contest;
  expect(normalizeContestInput(input)).toEqual({ title, description, judges, entries, endsAt: null });
});
