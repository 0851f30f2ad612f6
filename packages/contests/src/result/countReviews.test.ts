import { expect, test } from 'vitest';
import { JUDGES, makeBlock } from '../../test/make.ts';
import { makeSealedTerms, startContest } from '../../test/makeContest.ts';
import { countOwedReviews, countSealedReviews } from './countReviews.ts';
import { readResult } from './readResult.ts';

const [judge, other] = JUDGES;
const COMMITMENT = `0x${'07'.repeat(32)}` as const;

/** A sealed contest of two judges and two entries: one is recused from entry 1, the other has sealed a review of entry 2. */
function read(block = makeBlock()) {
  const { state, attest } = startContest({ ...makeSealedTerms(), judges: [judge, other] });
  attest('recusal', { entry: 1 }, judge, 2_100n);
  attest('commit', { entry: 2, commitment: COMMITMENT }, other, 2_101n);
  return readResult({ chainId: 31337, state, block, order: 'confirmed', hasSubmissionLog: false });
}

test('counts no review that a recused judge would owe', () => {
  const owed = countOwedReviews(read());
  expect(owed.total).toBe(3);
  expect([...owed.byEntry.values()]).toEqual([1, 2]);
  expect([owed.byJudge.get(judge), owed.byJudge.get(other)]).toEqual([1, 2]);
});

test('counts assigned reviews, and those beyond an assignment', () => {
  const assignments = [{ judge, entries: [1, 2] }];
  const owed = countOwedReviews({ ...read(), assignments });
  expect([...owed.byEntry.values()]).toEqual([0, 2]);
});

test('counts a sealed review until it can no longer be revealed', () => {
  expect([...countSealedReviews(read(makeBlock(2_500n))).byEntry]).toEqual([['2', 1]]);
  expect(countSealedReviews(read()).total).toBe(0);
});
