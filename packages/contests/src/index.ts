export type { Answer } from './answer.ts';
export type { Attestation } from './attestation/attestation.ts';
export { type AttestationUidFields, computeAttestationUid } from './attestation/computeAttestationUid.ts';
export { isAttestationUidTrue } from './attestation/isAttestationUidTrue.ts';
export type { Block } from './block.ts';
export { toCanonicalJson } from './bundle/canonicalJson.ts';
export { createResultBundle, hashBundle, toBundleJson } from './bundle/createResultBundle.ts';
export type { BundleTime, ResultBundle } from './bundle/resultBundle.ts';
export { toRankingCsv } from './bundle/toRankingCsv.ts';
export { toReviewsCsv } from './bundle/toReviewsCsv.ts';
export type { Contest, Criterion } from './contest/contest.ts';
export type { ContestInput } from './contest/contestInput.ts';
export { decodeContest, type NotAContestReason } from './contest/decodeContest.ts';
export { type ContestData, encodeContest } from './contest/encodeContest.ts';
export { type ContestState, getContestState } from './contest/getContestState.ts';
export { toContestInput } from './contest/toContestInput.ts';
export { ScanError, type ScanErrorCode } from './errors.ts';
export { decodeEvaluation } from './evaluation/decodeEvaluation.ts';
export { encodeEvaluation } from './evaluation/encodeEvaluation.ts';
export type { Evaluation } from './evaluation/evaluation.ts';
export { checkContestInput } from './input/checkContestInput.ts';
export {
  checkEvaluationInput,
  type EvaluationInput,
  type EvaluationProblem,
} from './input/checkEvaluationInput.ts';
export type { ContestProblem, ContestProblemCode } from './input/contestProblem.ts';
export { countCharacters } from './input/countCharacters.ts';
export { findLookAlikes } from './input/findLookAlikes.ts';
export { hasVisibleText } from './input/hasVisibleText.ts';
export { normalizeContestInput } from './input/normalizeContestInput.ts';
export { splitLines } from './input/readLines.ts';
export { sumPoints } from './input/sumPoints.ts';
export { toLine } from './input/toLine.ts';
export { getJudgeQueue, type JudgeQueue } from './judge/getJudgeQueue.ts';
export { LIMITS } from './limits.ts';
export { type EntrySpread, type JudgePoints, type Spread, spreadPoints } from './plots/spreadPoints.ts';
export { type PointsCell, type PointsTable, tabulatePoints } from './plots/tabulatePoints.ts';
export { compareWinners, type WinnerComparison } from './rule/compareWinners.ts';
export {
  findSharedSeconds,
  type SharedSecond,
  type SharedSecondReview,
} from './rule/findSharedSeconds.ts';
export { IGNORED_SENTENCES, type IgnoredReason } from './rule/ignoredReason.ts';
export { type AdditiveEntry, rankAdditively } from './rule/rankAdditively.ts';
export { readResult } from './rule/readResult.ts';
export { readStranger } from './rule/readStranger.ts';
export type { IgnoredEvaluation, JudgeProgress, RankedEntry, Result, Review } from './rule/result.ts';
export type { AccountReader, GivenReview, GivenReviewPage } from './scan/accountReader.ts';
export { createAccountReader } from './scan/createAccountReader.ts';
export { createScanReader } from './scan/createScanReader.ts';
export type {
  AskOptions,
  ContestLookup,
  ContestPage,
  Narrowing,
  Page,
  ScanHead,
  ScanReader,
  ScanRows,
  StrangerPage,
} from './scan/scanReader.ts';
export { type ContestSchema, contestSchemas } from './schemas/contestSchemas.ts';
export { CRITERIA_V1 } from './schemas/criteria.ts';
export { type EvaluationSchema, evaluationSchemas } from './schemas/evaluationSchemas.ts';
export { CONTEST_SCHEMA_UID, EVALUATION_SCHEMA_UID, EVALUATION_SCHEMA_UID_OLD } from './schemas/uids.ts';
