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
  type ReviewStatus,
  type StateRecord,
  type Submission,
} from './acts/contestReplay.ts';
export { encodeAssignments, encodeNote } from './acts/encodeNote.ts';
export {
  type Acting,
  type ActRefusal,
  findRefusal,
  findRevocable,
  findStartRefusal,
} from './acts/findRefusal.ts';
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
} from './acts/notes.ts';
export {
  type OrderAnswer,
  type OrderedActs,
  type OrderInput,
  orderActs,
  type UnplacedAct,
} from './acts/orderActs.ts';
export type { ActSchemaName, PlannedAct } from './acts/plannedAct.ts';
export { getProtocol } from './acts/protocol.ts';
export { type ActFault, type ContestActs, type ReplayAnswer, replay } from './acts/replay.ts';
export {
  formatSealedReview,
  getSealedCommitment,
  parseSealedReview,
  type SealedReview,
  type SealedReviewAnswer,
  toSealedReview,
} from './acts/sealedReview.ts';
export { findLookAlikes } from './base/address.ts';
export type { Attestation, Block } from './base/attestation.ts';
export {
  type AttestationUidFields,
  computeAttestationUid,
  isAttestationUidTrue,
} from './base/attestationUid.ts';
export { toCanonicalJson } from './base/canonicalJson.ts';
export { type Answer, ScanError, type ScanErrorCode } from './base/errors.ts';
export { LIMITS } from './base/limits.ts';
export { toIsoTime } from './base/time.ts';
export {
  checkReviewInput,
  isSealed,
  type ReviewInput,
  type ReviewProblem,
} from './contest/checkReviewInput.ts';
export {
  type Contest,
  type ContestTerms,
  type Criterion,
  getPhase,
  type Phase,
  type ReviewContent,
} from './contest/contest.ts';
export { type ActValues, decodeActData, type Schedule } from './contest/decode.ts';
export { encodeActData } from './contest/encode.ts';
export type { Refusal } from './contest/refusals.ts';
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
} from './contest/schemas.ts';
export { countCharacters, hasVisibleText, splitLines, toLine } from './contest/text.ts';
export {
  type ContestDocument,
  DOCUMENT_LISTS,
  type EntriesDocument,
  type EntryDocument,
  MAX_DOCUMENT_BYTES,
  parseContestDocument,
  parseEntriesDocument,
  parseEntryDocument,
  type WrittenDocument,
  writeDocument,
} from './document/contestDocument.ts';
export {
  DOCUMENT_LIMITS,
  type DocumentLink,
  type DocumentPicture,
} from './document/documentFields.ts';
export {
  type DocumentPlace,
  listPictureCids,
  placeDocument,
  readPictures,
  toRawUri,
} from './document/rawUri.ts';
export type {
  CommentReading,
  DocumentFault,
  DocumentReading,
  EntriesReading,
} from './document/readDocument.ts';
export {
  createDocumentFetch,
  type FetchIpfs,
  readContestDocument,
  readEntriesDocument,
  readEntryDocument,
  readLongComment,
} from './document/readDocument.ts';
export { readAssignments } from './result/assignments.ts';
export {
  type BundleTime,
  hashBundle,
  toBundleJson,
} from './result/bundleJson.ts';
export {
  countOwedReviews,
  countSealedReviews,
  type OwedReviews,
  type SealedCounts,
} from './result/countReviews.ts';
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
} from './result/result.ts';
export { createResultBundle, type ResultBundle } from './result/resultBundle.ts';
export type { ActOrder, ResultDetails } from './result/resultDetails.ts';
export { type SpreadOptions, spreadEntries } from './result/spreadEntries.ts';
export { type AccountReader, createAccountReader, type GivenReviewPage } from './scan/accountReader.ts';
export type { ConfiguredScan } from './scan/askScan.ts';
export {
  type AccountScan,
  createAccountScan,
  type EnteredPage,
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
export {
  type ActsScan,
  createActsScan,
  type ScannedNotes,
} from './scan/createActsScan.ts';
export { createScanReader } from './scan/createScanReader.ts';
export {
  createNamingsScan,
  type DocumentNaming,
  type NamedDocuments,
  type NamedOptions,
  type NamingOptions,
  type NamingsScan,
} from './scan/namings.ts';
export type {
  AskOptions,
  ContestFilter,
  ContestRows,
  GivenReview,
  Page,
  ScanReader,
} from './scan/scanReader.ts';
