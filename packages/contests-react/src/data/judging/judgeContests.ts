import { type Contest, getPhase } from '@org/contests';
import type { Address } from 'viem';
import { findJudge } from '../reading/judges.ts';

/** The entries that are left for a judge to review, out of a total. */
export type JudgeQueueAnswer =
  | {
      /** The entries without a review or commitment by the judge: of those that are assigned, if some are. */
      readonly waiting: readonly string[];
      /** The assigned entries, or all, from which the judge has not abstained. */
      readonly total: number;
    }
  /** The judge was removed. */
  | 'not-a-judge';

/** An open contest, and the entries that one of its judges has not reviewed. */
export type JudgeWork = {
  readonly contest: Contest;
  /** Entries without a review by the judge, the next one first; undefined if unknown. */
  readonly waiting: readonly string[] | undefined;
  /** The entries from which the judge has not abstained. */
  readonly total: number;
};

/** True if every entry is reviewed; false if unknown. */
export function isDone({ waiting }: JudgeWork): boolean {
  return waiting?.length === 0;
}

/** A judge's contests of one chain, in the pages loaded so far. */
export type JudgeContests =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'listed';
      /** Open contests: unfinished ones first, then by end. */
      readonly open: readonly JudgeWork[];
      /** Sealed contests whose judges reveal now, those that end first at the top. */
      readonly revealing: readonly Contest[];
      /** Contests whose judging has not begun, the newest first. */
      readonly upcoming: readonly Contest[];
      /** Closed and withdrawn ones, the newest first. */
      readonly over: readonly Contest[];
      readonly searched: number;
      readonly total: number;
      readonly more: 'none' | 'there' | 'loading' | 'failed';
    };

/** Picks a judge's contests out of lists, without duplicates across pages. */
export function pickJudgeContests(
  contests: readonly Contest[],
  account: Address,
  nowSeconds: bigint,
): { readonly [group in 'open' | 'revealing' | 'upcoming' | 'over']: readonly Contest[] } {
  const own = [...new Map(contests.map((contest) => [contest.uid, contest])).values()]
    .filter((contest) => findJudge(contest, account))
    .toSorted((a, b) => Number(b.time - a.time));
  const pick = (...states: readonly ListState[]) =>
    own.filter((contest) => states.includes(getListState(contest, nowSeconds)));
  return {
    open: pick('judging').toSorted((a, b) => Number(a.endsAt - b.endsAt)),
    revealing: own
      .filter((contest) => isRevealing(contest, nowSeconds))
      .toSorted((a, b) => Number((a.terms.revealUntil ?? 0n) - (b.terms.revealUntil ?? 0n))),
    upcoming: pick('upcoming'),
    over: pick('closed', 'withdrawn').filter((contest) => !isRevealing(contest, nowSeconds)),
  };
}

const isRevealing = (contest: Contest, nowSeconds: bigint) => getPhase(contest, nowSeconds) === 'revealing';

/** Open-ended ones come last. */

/** The state of a contest in lists. `upcoming`: before its judging has begun. */
export type ListState = 'upcoming' | 'judging' | 'closed' | 'withdrawn';

/** Contests whose judging is over are closed in lists, also while reviews are revealed. */
export function getListState(contest: Contest, nowSeconds: bigint): ListState {
  const phase = getPhase(contest, nowSeconds);
  if (phase === 'submissions' || phase === 'admission') return 'upcoming';
  return phase === 'revealing' ? 'closed' : phase;
}

/**
 * Filter for contests that may name a judge: the ABI encodes each address as a zero-padded
 * word. It may occur elsewhere in the data, so callers check the results.
 */
export function namesJudge(account: Address): object {
  return {
    data: { contains: account.slice(2).toLowerCase().padStart(64, '0') },
  };
}
