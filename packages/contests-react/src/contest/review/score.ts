import type { Criterion } from '@org/contests';

/** The score of a review with points for each criterion: their sum, each times its weight. */
export function getScore(criteria: readonly Criterion[], given: readonly (number | null)[]): number {
  return criteria.reduce((sum, { weight }, index) => sum + (given[index] ?? 0) * weight, 0);
}

/** The most points of a review: the sum of the maxima, each times its weight. */
export function getMaxScore(criteria: readonly Criterion[]): number {
  return criteria.reduce((sum, { maxPoints, weight }) => sum + maxPoints * weight, 0);
}

/** True if a criterion's maximum is 1, so that a checkbox is enough. */
export function isTicked({ maxPoints }: Pick<Criterion, 'maxPoints'>): boolean {
  return maxPoints === 1;
}
