import type { Criterion } from '@org/contests';
import { useCallback } from 'react';
import { useMessages } from '../../base/provider/contests.ts';
import { useCriterionNames } from '../../base/text/criterionNames.ts';
import { englishCriteria } from '../../messages/en/contest.ts';
import { englishContestReview } from '../../messages/en/contestReview.ts';
import { isTicked } from './score.ts';

/** The points of a criterion in words; `text` is "4 of 5", or "+3" for one that is ticked. */
export type GivenPoints = { readonly id: string; readonly name: string; readonly text: string };

/** Puts the points of a review in words, without criteria that are not ticked. */
export function useGivenPoints(): (
  criteria: readonly Criterion[],
  given: readonly (number | null)[],
) => readonly GivenPoints[] {
  const messages = useMessages('contestReview', englishContestReview);
  const criteriaMessages = useMessages('criteria', englishCriteria);
  const nameCriterion = useCriterionNames();
  return useCallback(
    (criteria, given) =>
      criteria.flatMap(({ id, label, maxPoints, weight }, index): GivenPoints | readonly [] => {
        const name = nameCriterion(label, index);
        const points = given[index] ?? 0;
        if (!isTicked({ maxPoints })) return { id, name, text: messages.ofMax(points, maxPoints) };
        return points === 1 ? { id, name, text: criteriaMessages.worth(weight) } : [];
      }),
    [nameCriterion, messages, criteriaMessages],
  );
}
