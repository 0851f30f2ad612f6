import type { Address } from 'viem';
import type { Contest } from '../contest/contest.ts';
import { groupBy } from './order.ts';
import type { Result, Review } from './result.ts';

/** What a judge still has to do, and what is done. */
export type JudgeQueue = {
  /** Entries without a review of the judge's in force: those with the fewest reviews first, then in the contest's order. */
  readonly waiting: readonly string[];
  /** The judge's reviews in force, in the contest's order of entries. */
  readonly reviewed: readonly Review[];
};

/**
 * What is left for a judge to review; null for somebody who is no judge of the contest. A review that was taken back
 * or has expired puts its entry into the queue again. Whether judging is still open is not asked here
 * (`getContestState`).
 *
 * @example
 * ```ts
 * import { getJudgeQueue, readResult } from '@org/contests';
 *
 * const queue = getJudgeQueue(readResult({ contest, attestations, block }), account);
 * if (queue) console.log(`${queue.waiting.length} left, next: ${queue.waiting[0]}`);
 * ```
 */
export function getJudgeQueue(
  { contest, counted }: Pick<Result, 'counted'> & { readonly contest: Pick<Contest, 'judges' | 'entries'> },
  judge: Address,
): JudgeQueue | null {
  const address = judge.toLowerCase();
  if (!contest.judges.some((listed) => listed.toLowerCase() === address)) return null;
  const reviews = groupBy(counted, ({ entry }) => entry);
  const findOwn = (entry: string) =>
    reviews.get(entry)?.find((review) => review.judge.toLowerCase() === address);
  const count = (entry: string) => reviews.get(entry)?.length ?? 0;
  return {
    waiting: contest.entries.filter((entry) => !findOwn(entry)).sort((a, b) => count(a) - count(b)),
    reviewed: contest.entries.flatMap((entry) => findOwn(entry) ?? []),
  };
}
