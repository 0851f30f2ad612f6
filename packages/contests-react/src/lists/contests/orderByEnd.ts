import type { Contest } from '@org/contests';
import { getListState } from '../../data/judging/judgeContests.ts';

/**
 * Contests that end soonest first, then the others, the newest first. A scan cannot do that: the end of a contest is in its
 * data, and may have been postponed.
 */
export function orderByEnd(contests: readonly Contest[], nowSeconds: number): readonly Contest[] {
  const now = BigInt(nowSeconds);
  const isEnding = (contest: Contest) => ['judging', 'upcoming'].includes(getListState(contest, now));
  const ending = contests.filter(isEnding);
  const others = contests.filter((contest) => !isEnding(contest));
  return [
    ...ending.toSorted((a, b) => Number(a.endsAt - b.endsAt)),
    ...others.toSorted((a, b) => Number(b.time - a.time)),
  ];
}
