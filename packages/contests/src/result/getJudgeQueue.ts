import type { Address } from 'viem';
import type { Assignment } from '../acts/notes.ts';
import type { Contest } from '../contest/contest.ts';
import { groupBy } from './order.ts';
import type { Result, Review } from './result.ts';

/** The entries that a judge still has to review, and the finished reviews. */
export type JudgeQueue = {
  /**
   * Entries without a review or commitment of the judge in force: assigned ones first, then by fewest reviews, then in the
   * contest's order. Without those from which the judge is recused.
   */
  readonly waiting: readonly string[];
  /** The entries that the organizer assigned to the judge, waiting or not, without those from which the judge is recused. */
  readonly assigned: readonly string[];
  /** The judge's reviews in force, in the contest's order of entries. */
  readonly reviewed: readonly Review[];
};

/**
 * The queue of a judge; null if the account is not a judge of the contest. The entry of a withdrawn review
 * is queued again. `assignments` are those of `readAssignments`. This does not check whether judging is open: see `getPhase`.
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
    assignments,
  }: Pick<Result, 'counted' | 'details'> & {
    readonly contest: Pick<Contest, 'judges' | 'entries'>;
    readonly assignments?: readonly Assignment[] | null | undefined;
  },
  judge: Address,
): JudgeQueue | null {
  const address = judge.toLowerCase();
  if (!contest.judges.some((listed) => listed.toLowerCase() === address)) return null;
  const reviews = groupBy(counted, ({ entry }) => entry);
  const findOwn = (entry: string) =>
    reviews.get(entry)?.find((review) => review.judge.toLowerCase() === address);
  const count = (entry: string) => reviews.get(entry)?.length ?? 0;
  const isOwn = (each: { readonly judge: Address }) => each.judge.toLowerCase() === address;
  const list = (acts: readonly { readonly judge: Address; readonly entry: number }[]) =>
    new Set(acts.filter(isOwn).map(({ entry }) => `${entry}`));
  const committed = list(details.reviews.filter(({ status }) => status === 'in-force'));
  const recused = list(details.recusals);
  const given = new Set(assignments?.find(isOwn)?.entries.map(String));
  return {
    waiting: contest.entries
      .filter((entry) => !findOwn(entry) && !committed.has(entry) && !recused.has(entry))
      .sort((a, b) => Number(given.has(b)) - Number(given.has(a)) || count(a) - count(b)),
    assigned: contest.entries.filter((entry) => given.has(entry) && !recused.has(entry)),
    reviewed: contest.entries.flatMap((entry) => findOwn(entry) ?? []),
  };
}
