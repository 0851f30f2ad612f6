import type { Address } from 'viem';
import type { Contest } from '../contest/contest.ts';
import { groupBy } from './order.ts';
import type { Result, Review } from './result.ts';

/** The entries that a judge still has to review, and the finished reviews. */
export type JudgeQueue = {
  /**
   * Entries without a review or commitment of the judge in force: fewest reviews first, then in the contest's order.
   * Without those from which the judge is recused.
   */
  readonly waiting: readonly string[];
  /** The judge's reviews in force, in the contest's order of entries. */
  readonly reviewed: readonly Review[];
};

/**
 * The queue of a judge; null if the account is not a judge of the contest. The entry of a withdrawn review
 * is queued again. This does not check whether judging is open: see `getPhase`.
 *
 * @example
 * ```ts
 * import { getJudgeQueue, readResult } from '@org/contests';
 *
 * const queue = getJudgeQueue(readResult(reading), account);
 * if (queue) console.log(`${queue.waiting.length} left, next: ${queue.waiting[0]}`);
 * ```
 */
export function getJudgeQueue(
  {
    contest,
    counted,
    details,
  }: Pick<Result, 'counted' | 'details'> & { readonly contest: Pick<Contest, 'judges' | 'entries'> },
  judge: Address,
): JudgeQueue | null {
  const address = judge.toLowerCase();
  if (!contest.judges.some((listed) => listed.toLowerCase() === address)) return null;
  const reviews = groupBy(counted, ({ entry }) => entry);
  const findOwn = (entry: string) =>
    reviews.get(entry)?.find((review) => review.judge.toLowerCase() === address);
  const count = (entry: string) => reviews.get(entry)?.length ?? 0;
  const committed = details.reviews.filter(({ ending }) => ending === null);
  const done = new Set(
    [...committed, ...details.recusals].flatMap((each) =>
      each.judge.toLowerCase() === address ? `${each.entry}` : [],
    ),
  );
  return {
    waiting: contest.entries
      .filter((entry) => !findOwn(entry) && !done.has(entry))
      .sort((a, b) => count(a) - count(b)),
    reviewed: contest.entries.flatMap((entry) => findOwn(entry) ?? []),
  };
}
