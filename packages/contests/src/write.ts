export { findProfile } from './profile/findProfile.ts';
export {
  attest,
  evaluate,
  prepareContest,
  prepareEvaluation,
  prepareRevocation,
  revokeAttestation,
  startContest,
} from './write/acts.ts';
export { buildContest } from './write/buildContest.ts';
export { buildEvaluation } from './write/buildEvaluation.ts';
export {
  type AttestationRequest,
  encodeAttestCall,
  encodeRevokeCall,
  type RevocationRequest,
} from './write/easCalls.ts';
export { WRITE_ERROR_CODES, WriteError, type WriteErrorCode } from './write/errors.ts';
export { fetchMissingSchemas, type MissingSchema, type SchemaState } from './write/fetchMissingSchemas.ts';
export { prepareProfile, writeProfile } from './write/profileActs.ts';
export { readCall, type WrittenCall } from './write/readCall.ts';
export { readWalletError } from './write/readWalletError.ts';
export { prepareSchema, registerSchema } from './write/registerSchema.ts';
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
