export type {
  ChainEvaluations,
  ChainProgress,
  ChainReader,
  ChainReadOptions,
  ChainSource,
} from './chain/chainReader.ts';
export { type ChainCheck, checkAgainstChain } from './chain/checkAgainstChain.ts';
export { createChainReader } from './chain/createChainReader.ts';
export { easAbi } from './chain/easAbi.ts';
export { ChainError, type ChainErrorCode } from './errors.ts';
