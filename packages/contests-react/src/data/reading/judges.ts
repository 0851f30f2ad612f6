import { type Contest, getPhase } from '@org/contests';
import type { Address } from 'viem';

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

/** The judge with this address, in the spelling of the contest. */
export function findJudge({ judges }: Pick<Contest, 'judges'>, account: Address): Address | undefined {
  return judges.find((judge) => judge.toLowerCase() === account.toLowerCase());
}

/** The hash of links that open a contest to continue with the judge's queue. */
export const JUDGE_HASH = '#judge';
