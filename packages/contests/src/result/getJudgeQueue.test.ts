import type { Address } from 'viem';
import { expect, test } from 'vitest';
import { ENTRIES, JUDGES, makeBlock, makeContest, STRANGER, word } from '../../test/make.ts';
import { makeSealedTerms, startContest } from '../../test/makeContest.ts';
import { getJudgeQueue } from './getJudgeQueue.ts';
import { rankEntries } from './rankEntries.ts';
import { readResult } from './readResult.ts';
import type { Result, Review } from './result.ts';

const [one, two, three] = ENTRIES;
const [judge, other] = JUDGES;
/** A result with these reviews. */
const toResult = (
  counted: readonly Review[],
): Pick<Result, 'contest' | 'counted' | 'details' | 'ranking'> => {
  const contest = makeContest();
  const { details } = readResult({
    ...{ chainId: 31337, state: startContest().state, block: makeBlock() },
    ...{ order: 'confirmed', hasSubmissionLog: false },
  });
  return { contest, counted, details, ranking: rankEntries(contest, counted) };
};

let number = 0;
const by = (judge: Address, entry: string): Review => {
  number += 1;
  return { uid: word(number), judge, entry, points: 5, given: [5], comment: '', time: 2_000n };
};
const result = toResult([by(judge, two), by(other, one), by(other, three), by(JUDGES[2], three)]);

test('queues entries with the fewest reviews first', () => {
  const queue = getJudgeQueue(result, judge);
  expect(queue?.waiting).toEqual([one, three]);
  expect(queue?.reviewed.map(({ entry }) => entry)).toEqual([two]);
  expect(getJudgeQueue(result, other)?.waiting).toEqual([two]);
});

test("keeps the contest's order for equal counts and accepts a judge in any case", () => {
  const none = toResult([]);
  // Lower-casing an address does not change its type.
  expect(getJudgeQueue(none, judge.toLowerCase() as Address)).toEqual({
    ...{ waiting: ENTRIES, assigned: [], reviewed: [] },
  });
});

test('returns null for an account that is not a judge', () => {
  expect(getJudgeQueue(result, STRANGER)).toBeNull();
});

test('leaves out entries from which the judge is recused or to which a review is committed', () => {
  const { state, attest } = startContest({ ...makeSealedTerms(), judges: [judge, other] });
  attest('recusal', { entry: 1 }, judge, 2_100n);
  attest('commit', { entry: 2, commitment: `0x${'07'.repeat(32)}` }, other, 2_101n);
  const judged = readResult({
    chainId: 31337,
    state,
    block: makeBlock(),
    order: 'confirmed',
    hasSubmissionLog: false,
  });
  expect(getJudgeQueue(judged, judge)?.waiting).toEqual(['2']);
  expect(getJudgeQueue(judged, other)?.waiting).toEqual(['1']);
});

test('queues assigned entries first, and lists them without those from which the judge is recused', () => {
  const assignments = [
    { judge: other, entries: [1] },
    // Lower-casing an address does not change its type.
    { judge: judge.toLowerCase() as Address, entries: [2, 3] },
  ];
  const queue = getJudgeQueue({ ...result, assignments }, judge);
  expect(queue?.waiting).toEqual([three, one]);
  expect(queue?.assigned).toEqual([two, three]);
  expect(getJudgeQueue({ ...result, assignments }, JUDGES[2])?.assigned).toEqual([]);
  const { state, attest } = startContest();
  attest('recusal', { entry: 2 }, judge, 2_100n);
  const judged = readResult({
    ...{ chainId: 31337, state, block: makeBlock(), order: 'confirmed', hasSubmissionLog: false },
  });
  expect(getJudgeQueue({ ...judged, assignments }, judge)?.assigned).not.toContain(two);
});
