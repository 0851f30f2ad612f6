import type { Criterion } from '@org/contests';
import { useCallback } from 'react';
import { useTexts } from '../../base/provider/contests.ts';
import { useCriterionNames } from '../../base/text/useCriterionNames.ts';
import { contestReviewTexts } from '../../messages/en/contestReview.ts';
import { criteriaTexts } from '../../messages/en/criteria.ts';

/** The points of a criterion in words; `text` is "4 of 5", or "+3" for one that is ticked. */
type GivenPoints = { readonly id: string; readonly name: string; readonly text: string };

/** Puts the points of a review in words, without criteria that are not ticked. */
export function useGivenPoints(): (
  criteria: readonly Criterion[],
  given: readonly (number | null)[],
) => readonly GivenPoints[] {
  const words = useTexts('contestReview', contestReviewTexts);
  const criteriaWords = useTexts('criteria', criteriaTexts);
  const nameCriterion = useCriterionNames();
  return useCallback(
    (criteria, given) =>
      criteria.flatMap(({ id, label, maxPoints, weight }, index): GivenPoints | readonly [] => {
        const name = nameCriterion(label, index);
        const points = given[index] ?? 0;
        if (!isTicked({ maxPoints })) return { id, name, text: words.ofMax(points, maxPoints) };
        return points === 1 ? { id, name, text: criteriaWords.worth(weight) } : [];
      }),
    [nameCriterion, words, criteriaWords],
  );
}

/** The score of a review with points for each criterion: their sum, each times its weight. */
export function getScore(criteria: readonly Criterion[], given: readonly (number | null)[]): number {
  return criteria.reduce((sum, { weight }, index) => sum + (given[index] ?? 0) * weight, 0);
}

/** The most points of a review: the sum of the maxima, each times its weight. */
export function getMaxScore(criteria: readonly Criterion[]): number {
  return criteria.reduce((sum, { maxPoints, weight }) => sum + maxPoints * weight, 0);
}

/** Whether an entry only meets a criterion or not: its maximum is 1, so that a checkbox is enough. */
export function isTicked({ maxPoints }: Pick<Criterion, 'maxPoints'>): boolean {
  return maxPoints === 1;
}
