import type { ProofRank } from './proofBundle.ts';

/** An entry in the ranking, with the sum and number of its reviews. */
type Summed = Omit<ProofRank, 'rank'>;

/**
 * Ranks entries by their mean, compared as an exact fraction: cross products stay far below 2^53. Equal means share a rank and
 * keep the order of entries; entries without a review come last, unranked.
 */
export function rankSums(entries: readonly Summed[]): readonly ProofRank[] {
  const sorted = entries.toSorted((a, b) => compareMeans(b, a));
  let rank = 0;
  return sorted.map(({ entry, sum, reviews }, index) => {
    const before = sorted[index - 1];
    if (!before || compareMeans(before, { sum, reviews }) !== 0) rank = index + 1;
    return { entry, rank: reviews === 0 ? null : rank, sum, reviews };
  });
}

type Mean = Pick<Summed, 'sum' | 'reviews'>;

function compareMeans(a: Mean, b: Mean): number {
  if (a.reviews === 0 || b.reviews === 0) return Math.sign(a.reviews) - Math.sign(b.reviews);
  return a.sum * b.reviews - b.sum * a.reviews;
}
