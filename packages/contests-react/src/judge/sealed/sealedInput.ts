import { type Contest, isSealed, type ReviewInput } from '@org/contests';

const NO_SALT = `0x${'0'.repeat(64)}` as const;

/** The input as it is checked: in a sealed contest with a salt, which is made when the judge signs. */
export function toChecked(contest: Contest, input: ReviewInput): ReviewInput {
  return isSealed(contest) ? { ...input, salt: NO_SALT } : input;
}

/**
 * The input as its fee is estimated. A node must not learn a commitment to the judge's points before it has a secret salt, and
 * all commitments cost the same.
 */
export function toEstimated(contest: Contest, input: ReviewInput): ReviewInput {
  if (!isSealed(contest)) return input;
  return { entry: input.entry, comment: '', given: contest.criteria.map(() => 0), salt: NO_SALT };
}
