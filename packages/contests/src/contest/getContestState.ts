import type { Contest } from './contest.ts';

/** What a contest is in: `judging` until its end, then `closed`; `withdrawn` once its organizer revoked it. */
export type ContestState = 'judging' | 'closed' | 'withdrawn';

/**
 * State of a contest at a moment, given in seconds. A withdrawn contest stays withdrawn, also after its end.
 *
 * @example
 * ```ts
 * import { getContestState } from '@org/contests';
 *
 * const state = getContestState(contest, BigInt(Math.floor(Date.now() / 1000)));
 * ```
 */
export function getContestState(
  contest: Pick<Contest, 'endsAt' | 'revokedAt'>,
  nowSeconds: bigint,
): ContestState {
  if (contest.revokedAt !== null) return 'withdrawn';
  return contest.endsAt !== null && nowSeconds >= contest.endsAt ? 'closed' : 'judging';
}
