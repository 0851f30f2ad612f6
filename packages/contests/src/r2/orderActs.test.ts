import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { JUDGES, STRANGER, word } from '../../test/make.ts';
import { attestR2, ENTRANT, GENERATION, makeTerms, ORGANIZER, startR2 } from '../../test/makeR2.ts';
import type { Attestation } from '../attestation/attestation.ts';
import { ContestStateR2 } from './contestState.ts';
import { orderActs } from './orderActs.ts';

const [ada, ben] = JUDGES;
const review = (entry: number, points: readonly number[]) => ({
  entry,
  points,
  comment: '',
  commentHash: null,
});
const submission = (replaces: `0x${string}` | null = null) => ({ contentHash: word(3), uri: 'u', replaces });

function play() {
  const contest = startR2();
  const { attest, revoke } = contest;
  const second = 900n;
  const first = attest('entry', submission(), ENTRANT, second);
  attest('admit', { first: 3, submissions: [first.uid] }, ORGANIZER, second);
  const edited = attest('entry', submission(first.uid), ENTRANT, second);
  attest('admit', { first: 4, submissions: [edited.uid] }, ORGANIZER, second);
  attest('judges', { judges: [STRANGER], listed: true }, ORGANIZER, 2_100n);
  attest('evaluation', review(1, [1, 1]), STRANGER, 2_100n);
  const withdrawn = attest('evaluation', review(4, [1, 1]), ada, 2_100n);
  revoke(withdrawn, 2_100n);
  attest('recusal', { entry: 4 }, ada, 2_100n);
  attest('evaluation', review(1, [2, 2]), ben, 2_200n);
  attest('disqualify', { entry: 1, reason: 'A copy.' }, ORGANIZER, 2_200n);
  const rows = [
    ...new Map([...contest.acts, ...contest.submissionActs].map((row) => [row.uid, row])).values(),
  ];
  return { contest, rows };
}

const order = (contest: Attestation, rows: readonly Attestation[]) => {
  const ordered = orderActs({ generation: GENERATION, contest, rows });
  if (!ordered.ok) throw new Error(ordered.refusal);
  return ordered.value;
};

test('finds an order that the resolver accepts, whatever the order of the rows', () => {
  const { contest, rows } = play();
  fc.assert(
    fc.property(fc.shuffledSubarray(rows, { minLength: rows.length }), (shuffled) => {
      const { state, unplaced } = order(contest.contest, shuffled);
      expect(unplaced).toEqual([]);
      expect(state.acts.acts).toHaveLength(contest.acts.length);
      for (const entry of [1, 2, 3, 4]) expect(state.getSum(entry)).toEqual(contest.state.getSum(entry));
    }),
    { numRuns: 30 },
  );
});

test('names the rows that contradict the others', () => {
  const { contest, rows } = play();
  const stranger = attestR2('evaluation', review(1, [1, 1]), {
    attester: ENTRANT,
    time: 2_150n,
    refUID: contest.contest.uid,
  });
  expect(order(contest.contest, [...rows, stranger]).unplaced).toEqual([
    { uid: stranger.uid, kind: 'attested', time: 2_150n },
  ]);
  const late = rows.map((row) => (row.attester === ben ? { ...row, revocationTime: 4_000n } : row));
  const [reviewOfBen] = late.filter(({ attester }) => attester === ben);
  expect(order(contest.contest, late).unplaced).toEqual([
    { uid: reviewOfBen?.uid, kind: 'revoked', time: 4_000n },
  ]);
  const admit = rows.find(({ schema }) => schema === GENERATION.schemas.admit);
  expect(
    order(
      contest.contest,
      rows.filter((row) => row !== admit),
    ).unplaced,
  ).not.toEqual([]);
});

test('tries a bounded number of orders within a second', () => {
  const { contest, attest } = startR2();
  const count = 200;
  const by = { attester: ORGANIZER, time: 900n, refUID: contest.uid };
  // Each waits for a submission that never comes.
  const admits = Array.from({ length: count }, (_, index) =>
    attestR2('admit', { first: 3, submissions: [word(0xa000 + index)] }, by),
  );
  const submissions = Array.from({ length: count }, (_, index) =>
    attestR2('entry', { ...submission(), contentHash: word(index + 1) }, { ...by, attester: ENTRANT }),
  );
  const rows = [
    ...admits,
    ...submissions,
    attest('judges', { judges: [STRANGER], listed: true }, ORGANIZER, 900n),
  ];
  const apply = vi.spyOn(ContestStateR2.prototype, 'attest');
  const { state, unplaced } = order(contest, rows);
  expect(unplaced).toHaveLength(count);
  expect(state.submissions.size).toBe(count);
  expect(apply.mock.calls.length).toBeLessThanOrEqual(9 * rows.length);
  apply.mockRestore();
});

test('refuses a contest that the resolver refuses', () => {
  const contest = attestR2('contest', makeTerms({ weights: [1] }));
  expect(orderActs({ generation: GENERATION, contest, rows: [] })).toEqual({
    ok: false,
    refusal: 'WrongCriteria',
  });
});
