import type { Criterion } from '../contest/contest.ts';

/**
 * What tags are worth together under a rubric, all of its own unless said; unknown ones are worth nothing.
 *
 * @example
 * ```ts
 * import { CRITERIA_V1, sumPoints } from '@org/contests';
 *
 * sumPoints(CRITERIA_V1, ['PRESENTATION_5', 'OPEN_SOURCE_3']); // 8
 * sumPoints(CRITERIA_V1); // 26
 * ```
 */
export function sumPoints(
  criteria: readonly Criterion[],
  tags: readonly string[] = criteria.map(({ id }) => id),
): number {
  return criteria.reduce((sum, { id, maxPoints }) => (tags.includes(id) ? sum + maxPoints : sum), 0);
}
