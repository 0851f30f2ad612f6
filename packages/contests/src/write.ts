export { WriteError, type WriteErrorCode } from './errors.ts';
export { attest } from './write/attest.ts';
export { type AttestationRequest, encodeAttestCall } from './write/attestCall.ts';
export { buildContest } from './write/buildContest.ts';
export { buildEvaluation } from './write/buildEvaluation.ts';
export { evaluate } from './write/evaluate.ts';
export { prepareContest, prepareEvaluation } from './write/prepare.ts';
export { readWalletError } from './write/readWalletError.ts';
export { revokeAttestation } from './write/revokeAttestation.ts';
export { encodeRevokeCall, type RevocationRequest } from './write/revokeCall.ts';
export { startContest } from './write/startContest.ts';
export { watchTransaction } from './write/watchTransaction.ts';
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
