import type { ContestStateR2 } from '../r2/contestState.ts';
import { compareMeans } from '../rule/rankEntries.ts';
import type { ProofRank } from './proofBundle.ts';

/**
 * Ranks the entries that were neither withdrawn nor disqualified by their mean. Equal means share a rank and keep the order of
 * entries; entries without a review come last, unranked.
 */
export function rankSums(state: ContestStateR2): readonly ProofRank[] {
  const standing = state.entries.filter(({ status }) => status === 'standing');
  const means = standing.map(({ number }) => ({ entry: number, mean: state.getSum(number) }));
  const sorted = means.sort((a, b) => compareMeans(b.mean, a.mean));
  let rank = 0;
  return sorted.map(({ entry, mean }, index) => {
    const before = sorted[index - 1]?.mean;
    if (!before || compareMeans(before, mean) !== 0) rank = index + 1;
    return { entry, rank: mean.count === 0 ? null : rank, sum: mean.sum, reviews: mean.count };
  });
}
