import type { Hex } from 'viem';
import type { Contest } from '../contest/contest.ts';
import type { Result, Review } from './result.ts';

/** How many of the contest's entries each judge has reviewed, in the contest's order of judges. */
export function countProgress(contest: Contest, counted: readonly Review[]): Result['progress'] {
  const reviewed = new Map<Hex, number>();
  for (const { judge } of counted) reviewed.set(judge, (reviewed.get(judge) ?? 0) + 1);
  return contest.judges.map((judge) => ({
    judge,
    reviewed: reviewed.get(judge) ?? 0,
    total: contest.entries.length,
  }));
}
