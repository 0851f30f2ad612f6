export type {
  ChainContests,
  ChainEvaluations,
  ChainProgress,
  ChainReader,
  ChainReadOptions,
  ChainSource,
  ChainStrangers,
} from './chain/chainReader.ts';
export { type ChainCheck, checkAgainstChain } from './chain/checkAgainstChain.ts';
export { createChainReader } from './chain/createChainReader.ts';
export { easAbi } from './chain/easAbi.ts';
export { ChainError, type ChainErrorCode } from './errors.ts';
export { fetchProfile, type ProfileLookup } from './profile/fetchProfile.ts';
export type { ProfileSource } from './profile/profileSource.ts';
