import type { Result, Review } from '@org/contests';
import { getScore } from '../review/score.ts';

/** The reviews in force of an entry, with their points; also those of a disqualified entry, which do not count. */
export function listReviews({ contest, counted, details }: Result, entry: string): readonly Review[] {
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
