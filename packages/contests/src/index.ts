export { findLookAlikes } from './abi/address.ts';
export {
  ACT_KINDS,
  type AccumulatedAct,
  type ActKind,
  getCommitment,
  getFirstHead,
  getNextHead,
  type ResolverPlace,
  type SealedFields,
} from './acts/accumulator.ts';
export {
  type ContestEntry,
  ContestReplay,
  type EntrySum,
  openReplay,
  type Postponement,
  type Protocol,
  type Recusal,
  type ReviewAct,
  type ReviewEnding,
  type StateRecord,
  type Submission,
} from './acts/contestReplay.ts';
export { type ActValues, decodeActData, type Schedule } from './acts/decode.ts';
export { encodeActData } from './acts/encode.ts';
export {
  type Acting,
  type ActRefusal,
  findRefusal,
  findRevocable,
  findStartRefusal,
} from './acts/findRefusal.ts';
export { type ActFault, type ContestActs, type FoldAnswer, foldActs } from './acts/foldActs.ts';
export {
  type OrderAnswer,
  type OrderedActs,
  type OrderInput,
  orderActs,
  type UnplacedAct,
} from './acts/orderActs.ts';
export type { ActSchemaName, PlannedAct } from './acts/plannedAct.ts';
export { getProtocol } from './acts/protocol.ts';
export type { Refusal } from './acts/refusals.ts';
export {
  ACT_LIMITS,
  CONTEST_FLAGS,
  CONTEST_LIMITS,
  getSchemaUids,
  NOTE_SCHEMA,
  NOTE_SCHEMA_UID,
  SCHEMA_NAMES,
  SCHEMAS,
  type SchemaName,
  type SchemaUids,
} from './acts/schemas.ts';
export {
  formatSealedReview,
  getSealedCommitment,
  parseSealedReview,
  type SealedReview,
  type SealedReviewAnswer,
  toSealedReview,
} from './acts/sealedReview.ts';
export type { Attestation, Block } from './attestation/attestation.ts';
export {
  type AttestationUidFields,
  computeAttestationUid,
  isAttestationUidTrue,
} from './attestation/attestationUid.ts';
export {
  type Contest,
  type ContestTerms,
  type Criterion,
  getPhase,
  type Phase,
} from './contest/contest.ts';
export {
  type ContestDocument,
  type EntriesDocument,
  type EntryDocument,
  MAX_DOCUMENT_BYTES,
  parseContestDocument,
  parseEntriesDocument,
  parseEntryDocument,
  type WrittenDocument,
  writeDocument,
} from './document/contestDocument.ts';
export { DOCUMENT_LIMITS, type DocumentLink, type DocumentPicture } from './document/documentFields.ts';
export { encodeNote } from './document/encodeNote.ts';
export {
  type Assignment,
  type Award,
  decodeNote,
  NOTE_LIMITS,
  type Note,
  type NoteAbout,
  type NotedContest,
  type NoteValues,
  readNotes,
} from './document/notes.ts';
export {
  createDocumentFetch,
  type FetchIpfs,
  readContestDocument,
  readEntriesDocument,
  readEntryDocument,
  readLongComment,
} from './document/readDocument.ts';
export { type Answer, ScanError, type ScanErrorCode } from './errors.ts';
export {
  checkReviewInput,
  isSealed,
  type ReviewInput,
  type ReviewProblem,
} from './input/checkReviewInput.ts';
export { splitLines } from './input/lines.ts';
export { countCharacters, hasVisibleText, toLine } from './input/text.ts';
export { LIMITS } from './limits.ts';
export {
  type BundleTime,
  hashBundle,
  toBundleJson,
} from './result/bundleJson.ts';
export { toCanonicalJson } from './result/canonicalJson.ts';
export { toRankingCsv, toReviewsCsv } from './result/csv.ts';
export { getJudgeQueue, type JudgeQueue } from './result/getJudgeQueue.ts';
export {
  type EntrySpread,
  type JudgePoints,
  type PointsCell,
  type PointsTable,
  type Spread,
  spreadPoints,
  tabulatePoints,
} from './result/plots.ts';
export {
  type AdditiveEntry,
  compareWinners,
  rankAdditively,
  type WinnerComparison,
} from './result/rankAdditively.ts';
export {
  type ResultReading,
  readResult,
  toContest,
} from './result/readResult.ts';
export {
  IGNORED_SENTENCES,
  type IgnoredReason,
  type IgnoredReview,
  type JudgeProgress,
  type RankedEntry,
  type Result,
  type Review,
  type ReviewContent,
} from './result/result.ts';
export { createResultBundle, type ResultBundle } from './result/resultBundle.ts';
export type {
  ActOrder,
  CommentReading,
  DocumentFault,
  DocumentReading,
  EntriesReading,
  ResultDetails,
} from './result/resultDetails.ts';
export {
  type AccountReader,
  createAccountReader,
  type GivenReviewPage,
} from './scan/accountReader.ts';
export type { ConfiguredScan } from './scan/connectScan.ts';
export {
  type AccountScan,
  createAccountScan,
  type JudgeChange,
  type JudgeChangePage,
} from './scan/createAccountScan.ts';
export {
  type ActsOptions,
  type ActsScanOptions,
  createActsFetch,
  type ScannedActs,
  type ScannedActsLookup,
} from './scan/createActsFetch.ts';
export { type ActsScan, createActsScan } from './scan/createActsScan.ts';
export { createScanReader } from './scan/createScanReader.ts';
export type { DocumentNaming, NamingOptions } from './scan/fetchNamings.ts';
export type { ScannedNotes } from './scan/fetchNotes.ts';
export type {
  AskOptions,
  ContestRows,
  GivenReview,
  Narrowing,
  Page,
  ScanReader,
} from './scan/scanReader.ts';
export { toIsoTime } from './time.ts';
