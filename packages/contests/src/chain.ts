export { ChainError, type ChainErrorCode } from './base/errors.ts';
export type {
  ChainContests,
  ChainProgress,
  ChainReader,
  ChainReadOptions,
  ChainSource,
} from './chain/chainReader.ts';
export { type ActsCheck, checkActsAgainstChain, checkAgain, waitForBlock } from './chain/checkActs.ts';
export {
  type ActsLookup,
  type ActsReader,
  type ActsReading,
  type ActsSource,
  type ChainActsOptions,
  createActsReader,
} from './chain/createActsReader.ts';
export { createChainReader } from './chain/createChainReader.ts';
export { fetchContests } from './chain/fetchContests.ts';
export {
  fetchAtLatest,
  fetchContestView,
  type KeptContest,
} from './chain/fetchContestView.ts';
export { type ChainNotes, fetchNotes } from './chain/fetchNotes.ts';
export { easAbi } from './chain/generated/easAbi.ts';
export { getUriAbi } from './chain/generated/profileAbi.ts';
export { resolverErrors } from './chain/generated/resolverErrors.ts';
export { resolverViews } from './chain/generated/resolverViews.ts';
export { findHosts, getHostname } from './chain/hosts.ts';
export { fetchProfile, type ProfileLookup, type ProfileSource } from './chain/profile.ts';
export { fetchReadingWord, type ReadingWord, type ReadingWordOptions } from './chain/readingWord.ts';
