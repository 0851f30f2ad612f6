import { type Contest, getContestState } from '@org/contests';
import type { Address } from 'viem';
import { findJudge } from '../contest/judge.ts';

/** A contest that takes reviews, and what is left of it for one of its judges. */
export type JudgeWork = {
  readonly contest: Contest;
  /** Entries without a review of the judge's, the next one first; undefined where that could not be found out. */
  readonly waiting: readonly string[] | undefined;
};

/** Every entry of it is reviewed; where nobody could count, it may not be. */
export function isDone({ waiting }: JudgeWork): boolean {
  return waiting?.length === 0;
}

/** A judge's contests of one chain, as far as they have been looked through. */
export type JudgeContests =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'listed';
      /** Those that take reviews, what is done last; apart from that, the ones that end first come first. */
      readonly open: readonly JudgeWork[];
      /** Closed and withdrawn ones, the newest first. */
      readonly over: readonly Contest[];
      readonly searched: number;
      readonly total: number;
      readonly more: 'none' | 'there' | 'loading' | 'failed';
    };

/** Picks a judge's contests out of a list, newest first; one that stands on two pages is listed once. */
export function pickJudgeContests(
  contests: readonly Contest[],
  account: Address,
  nowSeconds: bigint,
): { readonly open: readonly Contest[]; readonly over: readonly Contest[] } {
  const own = [...new Map(contests.map((contest) => [contest.uid, contest])).values()].filter((contest) =>
    findJudge(contest, account),
  );
  const isOpen = (contest: Contest) => getContestState(contest, nowSeconds) === 'judging';
  return {
    open: own.filter(isOpen).toSorted((a, b) => Number(getEnd(a) - getEnd(b))),
    over: own.filter((contest) => !isOpen(contest)),
  };
}

/** Open-ended ones come last. */
const getEnd = ({ endsAt }: Contest): bigint => endsAt ?? 2n ** 64n;
