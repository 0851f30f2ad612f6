export { WriteError, type WriteErrorCode } from './errors.ts';
export { findProfile } from './profile/findProfile.ts';
export { attest } from './write/attest.ts';
export { type AttestationRequest, encodeAttestCall } from './write/attestCall.ts';
export { buildContest } from './write/buildContest.ts';
export { buildEvaluation } from './write/buildEvaluation.ts';
export { evaluate } from './write/evaluate.ts';
export { fetchMissingSchemas, type MissingSchema, type SchemaState } from './write/fetchMissingSchemas.ts';
export { prepareContest, prepareEvaluation, prepareRevocation } from './write/prepare.ts';
export { prepareProfile } from './write/prepareProfile.ts';
export { readCall, type WrittenCall } from './write/readCall.ts';
export { readWalletError } from './write/readWalletError.ts';
export { prepareSchema, registerSchema } from './write/registerSchema.ts';
export { revokeAttestation } from './write/revokeAttestation.ts';
export { encodeRevokeCall, type RevocationRequest } from './write/revokeCall.ts';
export { startContest } from './write/startContest.ts';
export { watchProfile } from './write/watchProfile.ts';
export { watchTransaction } from './write/watchTransaction.ts';
export { writeProfile } from './write/writeProfile.ts';
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
