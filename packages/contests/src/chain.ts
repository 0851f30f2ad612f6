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
export { fetchProfile, type ProfileLookup, type ProfileSource } from './profile.ts';
