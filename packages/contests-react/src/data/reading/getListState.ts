import { type Contest, getPhase } from '@org/contests';

/** The state of a contest in lists. `upcoming`: before its judging has begun. */
export type ListState = 'upcoming' | 'judging' | 'closed' | 'withdrawn';

/** Contests whose judging is over are closed in lists, also while reviews are revealed. */
export function getListState(contest: Contest, nowSeconds: bigint): ListState {
  const phase = getPhase(contest, nowSeconds);
  if (phase === 'submissions' || phase === 'admission') return 'upcoming';
  return phase === 'revealing' ? 'closed' : phase;
}
