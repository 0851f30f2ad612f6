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
import { type DemoAct, getMoment } from './createTimeline.ts';
import type { DemoContest, DemoEvaluation, DemoKey } from './demoContest.ts';
import { people } from './people.ts';

/** What has been attested so far: contests as the chain has them, UIDs of evaluations. */
export type Written = { contests: Map<DemoKey, Contest>; evaluations: Map<DemoEvaluation, Hex> };

const getWritten = <key, value>(written: Map<key, value>, key: key): value => {
  const found = written.get(key);
  if (!found) throw new Error('The demo refers to something that has not happened yet.');
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

/** What the product would refuse to write: data of whatever kind, false claims, words of strangers. */
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
  const isOfAForm = [points, olderSchema, namesContest, rawData].every((each) => each === undefined);
  const problems = checkEvaluationInput(contest, evaluation, { judge: account, nowSeconds: at });
  if (!isOfAForm || problems.length > 0) return buildStray(contest, evaluation, written);
  return buildEvaluation(local, { contest, input: evaluation, account, nowSeconds: at });
};

/** Calldata of an act for EAS, by the product's own encoders. */
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
