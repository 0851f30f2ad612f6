import type { Criterion } from '@org/contests';

/** The most points of a review: the sum of the maxima, each times its weight. */
export function getMaxScore(criteria: readonly Criterion[]): number {
  return criteria.reduce((sum, { maxPoints, weight = 1 }) => sum + maxPoints * weight, 0);
}
