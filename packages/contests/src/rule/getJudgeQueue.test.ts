import type { Address } from 'viem';
import { expect, test } from 'vitest';
import { ENTRIES, JUDGES, makeAttestation, makeBlock, makeContest, STRANGER } from '../../test/make.ts';
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

test('what is left comes with the least reviewed first, what was taken back among it', () => {
  const queue = getJudgeQueue(result, judge);
  expect(queue?.waiting).toEqual([one, three]);
  expect(queue?.reviewed.map(({ entry }) => entry)).toEqual([two]);
  expect(getJudgeQueue(result, other)?.waiting).toEqual([two]);
});

test('among equals the order of the contest decides, in whatever case the judge is written', () => {
  const none = readResult({ contest: makeContest(), attestations: [], block: makeBlock() });
  // Lower-casing an address leaves it one.
  expect(getJudgeQueue(none, judge.toLowerCase() as Address)).toEqual({ waiting: ENTRIES, reviewed: [] });
});

test('who is no judge has none', () => {
  expect(getJudgeQueue(result, STRANGER)).toBeNull();
});
