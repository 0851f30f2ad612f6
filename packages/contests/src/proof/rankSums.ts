import type { ContestReplay } from '../acts/contestReplay.ts';
import { rankMeans } from '../result/rankEntries.ts';
import type { ProofRank } from './proofBundle.ts';

/** Ranks the entries that were neither withdrawn nor disqualified by their mean, as bundles have the ranking. */
export function rankSums(state: ContestReplay): readonly ProofRank[] {
  const standing = state.entries.filter(({ status }) => status === 'standing');
  const means = standing.map(({ number }) => ({ entry: number, mean: state.getSum(number) }));
  return rankMeans(means).map(({ entry, rank, mean }) => ({
    entry,
    rank,
    sum: mean.sum,
    reviews: mean.count,
  }));
}
