import type { Address } from 'viem';
import { expect, test } from 'vitest';
import { ENTRIES, JUDGES, makeAttestation, makeBlock, makeContest, STRANGER } from '../../test/make.ts';
import { makeSealedTerms, startR2 } from '../../test/makeR2.ts';
import { readResultR2 } from '../r2/readResultR2.ts';
import { getJudgeQueue } from './getJudgeQueue.ts';
import { readResult } from './readResult.ts';

const [one, two, three] = ENTRIES;
const [judge, other] = JUDGES;
const by = (attester: Address, entry: string) => makeAttestation({ attester, says: { entry } });

const attestations = [
  by(judge, two),
  by(other, one),
  by(other, three),
  by(JUDGES[2], three),
  { ...by(judge, three), revocationTime: 2_500n },
];
const result = readResult({ contest: makeContest(), attestations, block: makeBlock() });

test('queues entries with the fewest reviews first, including those of withdrawn reviews', () => {
  const queue = getJudgeQueue(result, judge);
  expect(queue?.waiting).toEqual([one, three]);
  expect(queue?.reviewed.map(({ entry }) => entry)).toEqual([two]);
  expect(getJudgeQueue(result, other)?.waiting).toEqual([two]);
});

test("keeps the contest's order for equal counts and accepts a judge in any case", () => {
  const none = readResult({ contest: makeContest(), attestations: [], block: makeBlock() });
  // Lower-casing an address does not change its type.
  expect(getJudgeQueue(none, judge.toLowerCase() as Address)).toEqual({ waiting: ENTRIES, reviewed: [] });
});

test('returns null for an account that is not a judge', () => {
  expect(getJudgeQueue(result, STRANGER)).toBeNull();
});

test('leaves out entries from which the judge is recused or to which a review is committed, in version 2', () => {
  const { state, attest } = startR2({ ...makeSealedTerms(), judges: [judge, other] });
  attest('recusal', { entry: 1 }, judge, 2_100n);
  attest('commit', { entry: 2, commitment: `0x${'07'.repeat(32)}` }, other, 2_101n);
  const graded = readResultR2({
    chainId: 31337,
    state,
    block: makeBlock(),
    order: 'confirmed',
    hasSubmissionLog: false,
  });
  expect(getJudgeQueue(graded, judge)?.waiting).toEqual(['2']);
  expect(getJudgeQueue(graded, other)?.waiting).toEqual(['1']);
});
