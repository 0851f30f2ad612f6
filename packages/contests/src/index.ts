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
  hashBundle,
  toBundleJson,
} from './bundle/resultBundle.ts';
export {
  type Contest,
  type ContestState,
  type ContestTerms,
  type Criterion,
  getContestState,
} from './contest/contest.ts';
export { type Answer, ScanError, type ScanErrorCode } from './errors.ts';
export {
  checkEvaluationInput,
  type EvaluationInput,
  type EvaluationProblem,
  isSealed,
} from './input/checkEvaluationInput.ts';
export { splitLines } from './input/lines.ts';
export { countCharacters, hasVisibleText, toLine } from './input/text.ts';
export { LIMITS } from './limits.ts';
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
export {
  type Evaluation,
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
export type { ConfiguredScan } from './scan/connectScan.ts';
export { createScanReader } from './scan/createScanReader.ts';
export type {
  AskOptions,
  ContestRows,
  GivenReview,
  Narrowing,
  Page,
  ScanReader,
} from './scan/scanReader.ts';
export { toIsoTime } from './time.ts';
