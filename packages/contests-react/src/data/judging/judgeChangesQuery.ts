import type { ChainConfig } from '@org/chain-config';
import { type Contest, getProtocol } from '@org/contests';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Address, Hex } from 'viem';
import type { JudgeChanges } from './fetchJudgeChanges.ts';

const STALE_AFTER_MS = 2_000;

/** One page of the contests in which a judge was added or removed after the start; no request on chains without them. */
export async function findJudgeChanges(
  chainConfig: ChainConfig,
  account: Address,
  page: { readonly skip: number; readonly signal: AbortSignal },
): Promise<JudgeChanges> {
  if (!getProtocol(chainConfig)) return { contests: [], next: null };
  const { fetchJudgeChanges } = await import('./fetchJudgeChanges.ts');
  return fetchJudgeChanges(chainConfig, account, page);
}

/** The contests in which a judge was added or removed after the start, page by page. */
export function judgeChangesQuery(chainConfig: ChainConfig, account: Address) {
  return infiniteQueryOptions({
    queryKey: ['scan', chainConfig.slug, 'judge-changes', account.toLowerCase()],
    queryFn: ({ pageParam: skip, signal }) => findJudgeChanges(chainConfig, account, { skip, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    staleTime: STALE_AFTER_MS,
  });
}

/** The contests with the judges after the changes; `changed` ones have those already. */
export function applyJudgeChanges(
  contests: readonly Contest[],
  changed: readonly Contest[],
): readonly Contest[] {
  const byUid = new Map<Hex, Contest>(changed.map((contest) => [contest.uid, contest]));
  return contests.map((contest) => byUid.get(contest.uid) ?? contest);
}
