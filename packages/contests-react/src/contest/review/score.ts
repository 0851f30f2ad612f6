import type { Criterion, Result, Review } from '@org/contests';

/** The score of a review with points for each criterion: their sum, each times its weight. */
export function getScore(criteria: readonly Criterion[], given: readonly (number | null)[]): number {
  return criteria.reduce((sum, { weight }, index) => sum + (given[index] ?? 0) * weight, 0);
}

/** The most points of a review: the sum of the maxima, each times its weight. */
export function getMaxScore(criteria: readonly Criterion[]): number {
  return criteria.reduce((sum, { maxPoints, weight }) => sum + maxPoints * weight, 0);
}

/** Whether a criterion's maximum is 1, so that a checkbox is enough. */
export function isTicked({ maxPoints }: Pick<Criterion, 'maxPoints'>): boolean {
  return maxPoints === 1;
}

/** The reviews in force of an entry, with their points; also those of a disqualified entry, which do not count. */
export function listEntryReviews({ contest, counted, details }: Result, entry: string): readonly Review[] {
  const inForce = counted.filter((review) => review.entry === entry);
  if (inForce.length > 0 || contest.entries.includes(entry)) return inForce;
  return details.reviews.flatMap((review): Review[] => {
    const { points: given, ending, attestation, judge, comment, commentHash } = review;
    if (`${review.entry}` !== entry || ending !== null || given === null) return [];
    const points = getScore(contest.criteria, given);
    const { uid, time } = attestation;
    return [{ uid, judge, entry, points, given, comment, time, ...(commentHash && { commentHash }) }];
  });
}
