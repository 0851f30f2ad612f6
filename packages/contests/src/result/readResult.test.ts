import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findExactPoints } from '../../test/exactAdditive.ts';
import { address, JUDGES, makeBlock, makeContest, STRANGER, word } from '../../test/make.ts';
import {
  commitReview,
  ENTRANT,
  makeSealedTerms,
  makeTerms,
  ORGANIZER,
  startContest,
} from '../../test/makeContest.ts';
import { getPhase } from '../contest/contest.ts';
import { rankAdditively } from './rankAdditively.ts';
import { readResult } from './readResult.ts';

const [ada, ben, cleo] = JUDGES;
const review = (entry: number, points: readonly number[]) => ({
  entry,
  points,
  comment: 'c',
  commentHash: null,
});
const read = ({ state }: ReturnType<typeof startContest>, time = 5_000n) =>
  readResult({ chainId: 31337, state, block: makeBlock(time), order: 'confirmed', hasSubmissionLog: true });

/** The worked example of docs/protocol/contests.md: weights 2 and 1, maxima 5 and 10. */
function playExample() {
  const contest = startContest();
  const { attest, revoke } = contest;
  const submission = { contentHash: word(0xe3), uri: 'ipfs://entry', replaces: null };
  const admitted = attest('entry', submission, ENTRANT, 600n);
  attest('entry', submission, STRANGER, 610n);
  attest('admit', { first: 3, submissions: [admitted.uid] }, ORGANIZER, 700n);
  attest('evaluation', review(1, [5, 5]), ada, 2_100n);
  attest('evaluation', review(1, [4, 8]), ada, 2_100n);
  attest('evaluation', review(1, [5, 5]), ben, 2_200n);
  attest('evaluation', review(2, [5, 10]), cleo, 2_300n);
  const withdrawn = attest('evaluation', review(3, [1, 0]), ben, 2_400n);
  revoke(withdrawn, 2_500n);
  attest('evaluation', review(3, [3, 9]), cleo, 2_600n);
  attest('disqualify', { entry: 2, reason: 'A copy.' }, ORGANIZER, 2_700n);
  attest('recusal', { entry: 3 }, ada, 2_800n);
  return contest;
}

test('ranks the entries that stand by the exact mean of their scores', () => {
  const { ranking, counted, progress } = read(playExample());
  expect(ranking).toEqual([
    { entry: '1', rank: 1, mean: { sum: 31, count: 2 }, points: '15.50', reviews: 2, judges: 3 },
    { entry: '3', rank: 2, mean: { sum: 15, count: 1 }, points: '15.00', reviews: 1, judges: 3 },
  ]);
  expect(counted.map(({ judge, entry, points, given }) => [judge, entry, points, given])).toEqual([
    [ada, '1', 16, [4, 8]],
    [ben, '1', 15, [5, 5]],
    [cleo, '3', 15, [3, 9]],
  ]);
  expect(progress).toEqual([
    { judge: ada, reviewed: 1, total: 2 },
    { judge: ben, reviewed: 1, total: 2 },
    { judge: cleo, reviewed: 1, total: 2 },
  ]);
});

test('names what does not count, and keeps the reviews of disqualified entries', () => {
  const { ignored, details } = read(playExample());
  expect(ignored.map(({ reason, review }) => [reason, review?.entry, review?.points])).toEqual([
    ['superseded', '1', 15],
    ['withdrawn', '3', 2],
  ]);
  expect(details.entries.map(({ status, reason }) => [status, reason])).toEqual([
    ['standing', null],
    ['disqualified', 'A copy.'],
    ['standing', null],
  ]);
  expect(details.reviews.filter(({ entry, status }) => entry === 2 && status === 'in-force')).toHaveLength(1);
  expect(details.submissions?.map(({ entrant, status }) => [entrant, status])).toEqual([
    [STRANGER, 'pending'],
  ]);
  expect(details.recusals.map(({ judge, entry }) => [judge, entry])).toEqual([[ada, 3]]);
  expect(details).toMatchObject({ order: 'confirmed', acts: { count: 10 }, isFinal: true, withheld: [] });
});

test('has the terms, criteria and judges of the contest', () => {
  const contest = startContest();
  contest.attest('judges', { judges: [STRANGER], listed: true }, ORGANIZER, 600n);
  expect(read(contest, 700n).contest).toMatchObject({
    title: 'Tools for small libraries',
    judges: [...JUDGES, STRANGER],
    entries: ['1', '2'],
    criteria: [
      { id: '1', label: '', maxPoints: 5, weight: 2 },
      { id: '2', label: '', maxPoints: 10, weight: 1 },
    ],
    endsAt: 3_000n,
    revokedAt: null,
    terms: { submissionsUntil: 1_000n, opensAt: 2_000n, revealUntil: null },
  });
});

test('lists withheld reveals once reveals have ended', () => {
  const contest = startContest(makeSealedTerms());
  const reveal = commitReview(contest, { entry: 1, judge: ada, points: [1, 2] }, 2_100n);
  commitReview(contest, { entry: 1, judge: ben, points: [5, 5] }, 2_100n);
  commitReview(contest, { entry: 2, judge: ben, points: [5, 5] }, 2_100n);
  contest.attest('disqualify', { entry: 2, reason: 'A copy.' }, ORGANIZER, 2_200n);
  contest.attest('reveal', reveal, STRANGER, 3_100n);
  expect(read(contest, 3_999n).details).toMatchObject({ isFinal: false, withheld: [] });
  const { details, ranking } = read(contest, 4_000n);
  expect(details.isFinal).toBe(true);
  expect(details.withheld.map(({ judge, entry }) => [judge, entry])).toEqual([[ben, 1]]);
  expect(ranking).toMatchObject([{ entry: '1', mean: { sum: 4, count: 1 } }]);
});

test('ranks exactly with the largest scores', () => {
  const most = Array<number>(20).fill(255);
  const contest = startContest(
    makeTerms({
      maxPoints: most,
      weights: most,
      entries: [word(1), word(2)],
      flags: 0,
      submissionsUntil: 0n,
    }),
  );
  contest.attest('evaluation', review(1, most), ada, 2_100n);
  contest.attest('evaluation', review(1, most), ben, 2_100n);
  contest.attest('evaluation', review(2, most), cleo, 2_100n);
  contest.attest('evaluation', review(2, [254, ...most.slice(1)]), ben, 2_100n);
  expect(read(contest).ranking).toMatchObject([
    { entry: '1', rank: 1, mean: { sum: 2_601_000, count: 2 } },
    { entry: '2', rank: 2, mean: { sum: 2_600_745, count: 2 }, points: '1300372.50' },
  ]);
});

test('the additive ranking corrects for severity', () => {
  const { contest, counted } = read(playExample());
  expect(
    rankAdditively(contest, counted)
      ?.map(({ entry }) => entry)
      .sort(),
  ).toEqual(['1', '3']);
});

test('corrects the largest scores as exactly as small ones', () => {
  const judges = Array.from({ length: 7 }, (_, index) => address(index + 1));
  const entries = ['1', '2', '3', '4', '5', '6'];
  const scores = fc.array(fc.option(fc.nat(1_300_500)), { minLength: 42, maxLength: 42 });
  const check = (list: readonly (number | null)[]) => {
    const given = list.flatMap((points, index) => {
      const [judge, entry] = [judges[index % 7], entries[Math.floor(index / 7)]];
      return points === null || !judge || !entry ? [] : { judge, entry, points };
    });
    const reviews = given.map((each) => ({
      ...each,
      given: [each.points],
      uid: word(1),
      comment: '',
      time: 1n,
    }));
    const exact = findExactPoints(given);
    for (const { entry, points } of rankAdditively(makeContest({ judges, entries }), reviews) ?? [])
      expect(points).toBe(exact.get(entry) ?? '');
  };
  fc.assert(fc.property(scores, check), { numRuns: 30, seed: 2 });
});

test('is withdrawn once the contest is revoked, and then the result is not final', () => {
  const revoked = startContest();
  revoked.revoke(revoked.contest, 600n);
  const result = read(revoked);
  expect(getPhase(result.contest, 601n)).toBe('withdrawn');
  expect(result.contest.revokedAt).toBe(600n);
  expect(result.details.isFinal).toBe(false);
});

test('keeps addresses of other accounts out of the judges', () => {
  expect(read(startContest()).contest.judges).not.toContain(address(1));
});
