export {
  evaluate,
  fetchMissingSchemas,
  findProfile,
  prepareContest,
  prepareEvaluation,
  prepareProfile,
  prepareRevocation,
  prepareSchema,
  registerSchema,
  revokeAttestation,
  startContest,
  WriteError,
  watchProfile,
  watchTransaction,
  writeProfile,
} from '@org/contests/write';
export { keccak256 } from 'viem/utils';
export { assertNotSent } from './assertNotSent.ts';
export { findPlace, readRow } from './findPlace.ts';
export { findReplacement } from './findReplacement.ts';
export { hasEnded } from './hasEnded.ts';
