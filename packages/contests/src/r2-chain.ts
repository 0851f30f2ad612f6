export { type ActsCheck, checkActsAgainstChain } from './r2-chain/checkActs.ts';
export {
  type ActsLookup,
  type ActsReader,
  type ActsReading,
  type ActsSource,
  type ChainActsOptions,
  createActsReader,
} from './r2-chain/createActsReader.ts';
export { fetchContests } from './r2-chain/fetchContests.ts';
export { type ChainNotes, fetchNotes } from './r2-chain/fetchNotes.ts';
export { resolverErrors } from './r2-chain/resolverErrors.ts';
export { resolverViews } from './r2-chain/resolverViews.ts';
