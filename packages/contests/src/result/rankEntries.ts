import type { Contest } from '../contest/contest.ts';
import type { RankedEntry, Review } from './result.ts';

/**
 * Ranks a contest's entries by their mean, compared as an exact fraction: cross products of sums and counts stay far
 * below 2^53. Equal means share a rank and keep the contest's order; entries without a review come last, unranked.
 */
export function rankEntries(contest: Contest, reviews: readonly Review[]): readonly RankedEntry[] {
  const means = new Map(contest.entries.map((entry) => [entry, { sum: 0, count: 0 }]));
  for (const { entry, points } of reviews) {
    const mean = means.get(entry);
    if (!mean) continue;
    mean.sum += points;
    mean.count += 1;
  }
  return rankMeans([...means].map(([entry, mean]) => ({ entry, mean }))).map(({ entry, rank, mean }) => ({
    entry,
    rank,
    mean,
    points: formatMean(mean),
    reviews: mean.count,
    judges: contest.judges.length,
  }));
}

type Mean = RankedEntry['mean'];

/** Sorts by the mean and adds the ranks: 1, 1, 3; null without a review. Equal means keep the order of the items. */
export function rankMeans<Item extends { readonly mean: Mean }>(
  items: readonly Item[],
): readonly (Item & Pick<RankedEntry, 'rank'>)[] {
  const sorted = [...items].sort((a, b) => compareMeans(b.mean, a.mean));
  let rank = 0;
  return sorted.map((item, index) => {
    const previous = sorted[index - 1];
    if (!previous || compareMeans(previous.mean, item.mean) !== 0) rank = index + 1;
    return { ...item, rank: item.mean.count === 0 ? null : rank };
  });
}

/** Compares exact fractions. Entries without a review sort below a mean of zero. */
function compareMeans(a: Mean, b: Mean): number {
  if (a.count === 0 || b.count === 0) return Math.sign(a.count) - Math.sign(b.count);
  return a.sum * b.count - b.sum * a.count;
}

/** Two decimals, rounded half up; empty without a review. Points are never negative. */
export function formatMean({ sum, count }: Mean): string {
  if (count === 0) return '';
  return formatHundredths(Math.floor((200 * sum + count) / (2 * count)));
}

/** Formats whole hundredths with two decimals. No rounding occurs. */
export function formatHundredths(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}
