import { local } from '@org/chain-config';
import {
  type Contest,
  CRITERIA_V1,
  checkEvaluationInput,
  EVALUATION_SCHEMA_UID,
  EVALUATION_SCHEMA_UID_OLD,
  encodeEvaluation,
  sumPoints,
} from '@org/contests';
import {
  type AttestationRequest,
  buildContest,
  buildEvaluation,
  encodeAttestCall,
  encodeRevokeCall,
} from '@org/contests/write';
import type { Hex } from 'viem';
import { type DemoContest, type DemoEvaluation, type DemoKey, people } from './demoContest.ts';
import { demoContests } from './demoContests.ts';

/** One act on the chain, at a time in seconds. */
export type DemoAct = { at: bigint; contest: DemoContest } & (
  | { act: 'start' }
  | { act: 'evaluate'; evaluation: DemoEvaluation }
  | { act: 'revoke'; evaluation: DemoEvaluation }
);

/** The time of an hour of a contest, in seconds. */
function getMoment(contest: DemoContest, hour: number, now: bigint): bigint {
  return now - BigInt(contest.startedSecondsAgo) + BigInt(Math.round(hour * 3600));
}

const listActs = (contest: DemoContest, now: bigint): DemoAct[] => [
  { act: 'start', at: getMoment(contest, 0, now), contest },
  ...contest.evaluations.flatMap((evaluation): DemoAct[] => {
    const { hour, revokedAtHour } = evaluation;
    return [
      { act: 'evaluate', at: getMoment(contest, hour, now), contest, evaluation },
      ...(revokedAtHour === undefined
        ? []
        : [{ act: 'revoke', at: getMoment(contest, revokedAtHour, now), contest, evaluation } as const]),
    ];
  }),
];

/** All acts of the demo in chronological order, relative to `now`. */
export function createTimeline(now: bigint): DemoAct[] {
  return Object.values(demoContests)
    .flatMap((contest) => listActs(contest, now))
    .sort((a, b) => Number(a.at - b.at));
}

/** The attestations so far: contests as on the chain, UIDs of evaluations. */
export type Written = { contests: Map<DemoKey, Contest>; evaluations: Map<DemoEvaluation, Hex> };

const getWritten = <key, value>(written: Map<key, value>, key: key): value => {
  const found = written.get(key);
  if (!found) throw new Error('The demo refers to a later act.');
  return found;
};

const getSchemaUid = ({ olderSchema }: DemoEvaluation): Hex =>
  olderSchema ? EVALUATION_SCHEMA_UID_OLD : EVALUATION_SCHEMA_UID;

const buildStart = (contest: DemoContest, at: bigint, now: bigint): AttestationRequest => {
  const { endsAtHour } = contest;
  const judges = contest.judges.map((judge) => people[judge]);
  const endsAt = endsAtHour === null ? null : getMoment(contest, endsAtHour, now);
  return buildContest(local, { ...contest, judges, endsAt }, at);
};

/** An attestation that the product would reject: malformed data, wrong points, or by a stranger. */
const buildStray = (contest: Contest, evaluation: DemoEvaluation, written: Written): AttestationRequest => {
  const { entry, tags, comment, namesContest, rawData } = evaluation;
  const points = evaluation.points ?? sumPoints(CRITERIA_V1, tags);
  const named = namesContest ? getWritten(written.contests, namesContest) : contest;
  return {
    schemaUid: getSchemaUid(evaluation),
    data: rawData ?? encodeEvaluation({ contest: named.uid, entry, tags, points, comment }),
    refUid: contest.uid,
  };
};

const buildReview = (
  { contest: { key }, evaluation, at }: Extract<DemoAct, { act: 'evaluate' }>,
  written: Written,
): AttestationRequest => {
  const contest = getWritten(written.contests, key);
  const account = people[evaluation.by];
  const { points, olderSchema, namesContest, rawData } = evaluation;
  const isRegular = [points, olderSchema, namesContest, rawData].every((each) => each === undefined);
  const problems = checkEvaluationInput(contest, evaluation, { judge: account, nowSeconds: at });
  if (!isRegular || problems.length > 0) return buildStray(contest, evaluation, written);
  return buildEvaluation(local, { contest, input: evaluation, account, nowSeconds: at });
};

/** An act's calldata for EAS, from the product's own encoders. */
export function encodeAct(act: DemoAct, written: Written, now: bigint): Hex {
  if (act.act === 'start') return encodeAttestCall(buildStart(act.contest, act.at, now));
  const { contest, evaluation } = act;
  if (act.act === 'revoke') {
    const uid = getWritten(written.evaluations, evaluation);
    return encodeRevokeCall({ uid, schemaUid: getSchemaUid(evaluation) });
  }
  const { expiresAtHour } = evaluation;
  const expirationTime = expiresAtHour === undefined ? 0n : getMoment(contest, expiresAtHour, now);
  return encodeAttestCall({ ...buildReview(act, written), expirationTime });
}
