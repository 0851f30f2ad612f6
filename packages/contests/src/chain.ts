export type {
  ChainContests,
  ChainProgress,
  ChainReader,
  ChainReadOptions,
  ChainSource,
} from './chain/chainReader.ts';
export { createChainReader } from './chain/createChainReader.ts';
export { easAbi } from './chain/easAbi.ts';
export { ChainError, type ChainErrorCode } from './errors.ts';
export { fetchProfile, type ProfileLookup, type ProfileSource } from './profile.ts';
