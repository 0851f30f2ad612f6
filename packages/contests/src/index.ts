export { findLookAlikes } from './abi/address.ts';
export type { Attestation, Block } from './attestation/attestation.ts';
export {
  type AttestationUidFields,
  computeAttestationUid,
  isAttestationUidTrue,
} from './attestation/attestationUid.ts';
export { toCanonicalJson } from './bundle/canonicalJson.ts';
export { toRankingCsv, toReviewsCsv } from './bundle/csv.ts';
export {
  type BundleTime,
  createResultBundle,
  hashBundle,
  type ResultBundle,
  toBundleJson,
  toResultJson,
} from './bundle/resultBundle.ts';
export {
  type Contest,
  type ContestState,
  type ContestTerms,
  type Criterion,
  getContestState,
  sumPoints,
} from './contest/contest.ts';
export {
  CONTEST_SCHEMA_UID,
  type ContestData,
  type ContestSchema,
  CRITERIA_V1,
  contestSchemas,
  decodeContest,
  encodeContest,
  type NotAContestReason,
} from './contest/contestSchemas.ts';
export {
  decodeEvaluation,
  EVALUATION_SCHEMA_UID,
  EVALUATION_SCHEMA_UID_OLD,
  type Evaluation,
  type EvaluationSchema,
  encodeEvaluation,
  evaluationSchemas,
} from './contest/evaluationSchemas.ts';
export { type Answer, ScanError, type ScanErrorCode } from './errors.ts';
export {
  type ContestProblem,
  type ContestProblemCode,
  checkContestInput,
} from './input/checkContestInput.ts';
export {
  checkEvaluationInput,
  type EvaluationInput,
  type EvaluationProblem,
  isSealed,
} from './input/checkEvaluationInput.ts';
export {
  type ContestInput,
  normalizeContestInput,
  splitLines,
  toContestInput,
} from './input/contestInput.ts';
export { countCharacters, hasVisibleText, toLine } from './input/text.ts';
export { LIMITS } from './limits.ts';
export { readStranger } from './rule/candidates.ts';
export { findSharedSeconds, type SharedSecond, type SharedSecondReview } from './rule/findSharedSeconds.ts';
export { getJudgeQueue, type JudgeQueue } from './rule/getJudgeQueue.ts';
export {
  type EntrySpread,
  type JudgePoints,
  type PointsCell,
  type PointsTable,
  type Spread,
  spreadPoints,
  tabulatePoints,
} from './rule/plots.ts';
export {
  type AdditiveEntry,
  compareWinners,
  rankAdditively,
  type WinnerComparison,
} from './rule/rankAdditively.ts';
export { readResult } from './rule/readResult.ts';
export {
  IGNORED_SENTENCES,
  type IgnoredEvaluation,
  type IgnoredReason,
  type JudgeProgress,
  type RankedEntry,
  type Result,
  type Review,
} from './rule/result.ts';
export {
  type AccountReader,
  createAccountReader,
  type GivenReviewPage,
} from './scan/accountReader.ts';
export { type ContestScanOptions, createContestScan } from './scan/createContestScan.ts';
export { createScanReader } from './scan/createScanReader.ts';
export type {
  AskOptions,
  ContestCodec,
  ContestLookup,
  ContestRows,
  ContestScan,
  GivenReview,
  Narrowing,
  Page,
  ScanHead,
  ScanReader,
  ScanRows,
  StrangerPage,
} from './scan/scanReader.ts';
export { toIsoTime } from './time.ts';
