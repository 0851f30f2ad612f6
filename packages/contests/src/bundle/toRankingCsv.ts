import type { Result } from '../rule/result.ts';
import { toCsv } from './csv.ts';

/**
 * A result's ranking as CSV: rank (empty without a review), entry, points (the mean, two decimals), the exact mean as
 * sum and count, and the number of judges.
 */
export function toRankingCsv({ ranking }: Pick<Result, 'ranking'>): string {
  return toCsv([
    ['rank', 'entry', 'points', 'sum', 'reviews', 'judges'],
    ...ranking.map(({ rank, entry, points, mean, judges }) => [
      rank ?? '',
      entry,
      points,
      mean.sum,
      mean.count,
      judges,
    ]),
  ]);
}
