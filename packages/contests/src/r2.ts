export {
  type AccumulatedAct,
  type CommitmentR2,
  type DeploymentR2,
  getCommitmentR2,
  getFirstHead,
  getNextHead,
  KINDS_R2,
  type KindR2,
} from './r2/accumulator.ts';
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
} from './r2/contestDocument.ts';
export {
  ContestStateR2,
  type EndingR2,
  type EntryR2,
  openContestR2,
  type PostponementR2,
  type Protocol,
  type RecusalR2,
  type ReviewR2,
  type StateRecord,
  type SubmissionR2,
  type SumR2,
} from './r2/contestState.ts';
export { decodeDataR2, type TimesR2, type ValuesR2 } from './r2/decode.ts';
export { DOCUMENT_LIMITS, type DocumentLink, type DocumentPicture } from './r2/documentFields.ts';
export { encodeDataR2 } from './r2/encode.ts';
export {
  type Acting,
  type ActRefusal,
  findRefusal,
  findRevocable,
  findStartRefusal,
} from './r2/findRefusal.ts';
export { type ActsR2, type FaultR2, type FoldAnswer, foldActs } from './r2/foldActs.ts';
export {
  type Assignment,
  type Award,
  decodeNote,
  encodeNote,
  NOTE_LIMITS,
  type Note,
  type NoteAbout,
  type NotedContest,
  type NoteValues,
  readNotes,
} from './r2/notes.ts';
export {
  type OrderAnswer,
  type OrderedActs,
  type OrderInput,
  orderActs,
  type UnplacedAct,
} from './r2/orderActs.ts';
export type { ActSchemaName, PlannedAct } from './r2/plannedAct.ts';
export { getProtocol } from './r2/protocol.ts';
export {
  createDocumentFetch,
  type FetchIpfs,
  readContestDocument,
  readEntriesDocument,
  readEntryDocument,
  readLongComment,
} from './r2/readDocument.ts';
export {
  getPhaseR2,
  type PhaseR2,
  type ReadingR2,
  readResultR2,
  toContestR2,
} from './r2/readResultR2.ts';
export type { RefusalR2 } from './r2/refusals.ts';
export { createResultBundleR2, type ResultBundleR2 } from './r2/resultBundleR2.ts';
export type {
  ActOrder,
  CommentReading,
  DocumentFault,
  DocumentReading,
  EntriesReading,
  ResultDetails,
} from './r2/resultDetails.ts';
export {
  ACT_LIMITS_R2,
  FLAGS_R2,
  getSchemaUidsR2,
  LIMITS_R2,
  NOTE_SCHEMA,
  NOTE_SCHEMA_UID,
  SCHEMA_NAMES_R2,
  SCHEMAS_R2,
  type SchemaNameR2,
  type SchemaUidsR2,
} from './r2/schemas.ts';
export {
  formatSealedReview,
  getSealedCommitment,
  parseSealedReview,
  type SealedReview,
  type SealedReviewAnswer,
  toSealedReview,
} from './r2/sealedReview.ts';
export {
  type AccountScanR2,
  createAccountScanR2,
  type JudgeChangePage,
  type JudgeChangeR2,
} from './scan/createAccountScanR2.ts';
export {
  type ActsOptions,
  type ActsScanOptions,
  createActsFetch,
  type ScannedActs,
  type ScannedActsLookup,
} from './scan/createActsFetch.ts';
export { type ActsScan, createActsScan } from './scan/createActsScan.ts';
export type { DocumentNaming, NamingOptions } from './scan/fetchNamings.ts';
export type { ScannedNotes } from './scan/fetchNotes.ts';
