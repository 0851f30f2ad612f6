export {
  evaluate,
  findProfile,
  prepareContest,
  prepareEvaluation,
  prepareProfile,
  prepareRevocation,
  revokeAttestation,
  startContest,
  WriteError,
  watchProfile,
  watchTransaction,
  writeProfile,
} from '@org/contests/write';
export { getBlockNumber } from 'viem/actions';
export { keccak256 } from 'viem/utils';
export { findReplacement, findTransaction } from './findReplacement.ts';
export { hasEnded } from './hasEnded.ts';
