export { findProfile } from './chain/profile.ts';
export { type SafeBatch, toSafeBatch } from './send/safeBatch.ts';
export { perform, prepare, type WriteAct } from './write/acts.ts';
export {
  buildContest,
  buildRecusal,
  buildReveals,
  buildReview,
  buildReviews,
  type RecusalPlace,
  type RevealPlace,
  splitReveals,
  splitReviews,
} from './write/buildAttestations.ts';
export { checkNewContest, checkNewEntry } from './write/checkNewContest.ts';
export { checkRevealing, type Revealing } from './write/checkRevealing.ts';
export {
  type ActPlace,
  type BuiltAct,
  buildAct,
  type ContestAct,
  type ContestActKind,
  encodeAct,
} from './write/contestActs.ts';
export {
  type AttestationRequest,
  encodeAttestCall,
  encodeMultiAttestCall,
  encodeRevokeCall,
  type RevocationRequest,
  readCall,
  type WrittenCall,
} from './write/easCalls.ts';
export { WRITE_ERROR_CODES, WriteError, type WriteErrorCode, type WriteRevert } from './write/errors.ts';
export {
  measureNewContest,
  type NewContest,
  type NewContestContent,
  type NewContestSize,
  type NewContestTimes,
  type NewCriterion,
  type NewEntry,
  type NewJudge,
  placeContest,
  toEntryDocument,
  toNewContest,
} from './write/newContest.ts';
export type {
  NewContestPlace,
  NewContestProblem,
  NewContestProblemCode,
} from './write/newContestProblems.ts';
export { fetchProtocolState, type ProtocolState } from './write/protocolState.ts';
export { readWalletError } from './write/readWalletError.ts';
export { encodeRegistration, type SchemaRegistration } from './write/schemaRegistry.ts';
export {
  type LaterPart,
  type SplitContest,
  splitContest,
  toEntriesDocument,
} from './write/splitContest.ts';
export type {
  FollowOptions,
  PreparedWrite,
  WriteCost,
  WriteOptions,
  WriteOutcome,
  WriteProgress,
  WriteRequest,
  WriteSource,
} from './write/writeTypes.ts';
