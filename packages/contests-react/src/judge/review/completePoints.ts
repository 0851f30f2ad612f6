import type { Criterion } from '@org/contests';
import { isTicked } from '../../contest/review/score.ts';

/** The points of a draft as they are signed: a criterion that is not ticked has 0. */
export function completePoints(
  criteria: readonly Pick<Criterion, 'maxPoints'>[],
  given: readonly (number | null)[],
): readonly (number | null)[] {
  return criteria.map((criterion, index) => given[index] ?? (isTicked(criterion) ? 0 : null));
}
