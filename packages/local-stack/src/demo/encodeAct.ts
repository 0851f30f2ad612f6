import {
  CONTEST_SCHEMA_UID,
  CRITERIA_V1,
  EVALUATION_SCHEMA_UID,
  EVALUATION_SCHEMA_UID_OLD,
  encodeContest,
  encodeEvaluation,
  sumPoints,
} from '@org/contests';
import { easAbi } from '@org/contracts';
import { encodeFunctionData, type Hex, zeroAddress, zeroHash } from 'viem';
import { type DemoAct, getMoment } from './createTimeline.ts';
import type { DemoContest, DemoEvaluation, DemoKey } from './demoContest.ts';
import { people } from './people.ts';

/** UIDs of what has been attested so far. */
export type Written = { contests: Map<DemoKey, Hex>; evaluations: Map<DemoEvaluation, Hex> };

const encodeAttest = (attestation: { schema: Hex; data: Hex; refUid: Hex; expiresAt: bigint }): Hex => {
  const { schema, data, refUid, expiresAt } = attestation;
  const request = {
    recipient: zeroAddress,
    expirationTime: expiresAt,
    revocable: true,
    refUID: refUid,
    data,
    value: 0n,
  };
  return encodeFunctionData({ abi: easAbi, functionName: 'attest', args: [{ schema, data: request }] });
};

const getUid = <key>(uids: Map<key, Hex>, key: key): Hex => {
  const uid = uids.get(key);
  if (!uid) throw new Error('The demo refers to something that has not happened yet.');
  return uid;
};

const encodeStart = (contest: DemoContest, now: bigint): Hex => {
  const { title, description, judges, entries, endsAtHour } = contest;
  return encodeAttest({
    schema: CONTEST_SCHEMA_UID,
    data: encodeContest({ title, description, judges: judges.map((judge) => people[judge]), entries }),
    refUid: zeroHash,
    expiresAt: endsAtHour === null ? 0n : getMoment(contest, endsAtHour, now),
  });
};

const encodeEvaluate = (
  act: { contest: DemoContest; evaluation: DemoEvaluation },
  written: Written,
  now: bigint,
): Hex => {
  const { contest, evaluation } = act;
  const { entry, tags, comment, expiresAtHour } = evaluation;
  const points = evaluation.points ?? sumPoints(CRITERIA_V1, tags);
  const named = getUid(written.contests, evaluation.namesContest ?? contest.key);
  return encodeAttest({
    schema: evaluation.olderSchema ? EVALUATION_SCHEMA_UID_OLD : EVALUATION_SCHEMA_UID,
    data: evaluation.rawData ?? encodeEvaluation({ contest: named, entry, tags, points, comment }),
    refUid: getUid(written.contests, contest.key),
    expiresAt: expiresAtHour === undefined ? 0n : getMoment(contest, expiresAtHour, now),
  });
};

/** Calldata of an act for EAS. */
export const encodeAct = (act: DemoAct, written: Written, now: bigint): Hex => {
  if (act.act === 'start') return encodeStart(act.contest, now);
  if (act.act === 'evaluate') return encodeEvaluate(act, written, now);
  const uid = getUid(written.evaluations, act.evaluation);
  const schema = act.evaluation.olderSchema ? EVALUATION_SCHEMA_UID_OLD : EVALUATION_SCHEMA_UID;
  return encodeFunctionData({
    abi: easAbi,
    functionName: 'revoke',
    args: [{ schema, data: { uid, value: 0n } }],
  });
};
