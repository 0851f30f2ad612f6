import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { getScanReader } from './getScanReader.ts';

/** Contests per page of the list. */
const CONTESTS_PER_PAGE = 100;

/** Refetched when the list is opened again, so that it includes a new contest. */
const LIST_STALE_AFTER_MS = 2_000;

const scanKey = (chainConfig: ChainConfig) => ['scan', chainConfig.slug] as const;

/** The contests of a chain, newest first, page by page; `where` is a filter of the scan's GraphQL API. */
export function contestsQuery(chainConfig: ChainConfig, where?: object) {
  return infiniteQueryOptions({
    queryKey: [...scanKey(chainConfig), 'contests', ...(where ? [where] : [])],
    queryFn: async ({ pageParam: skip, signal }) => {
      const reader = getScanReader(chainConfig);
      const [page, total] = await Promise.all([
        reader.fetchContests({ where, skip, take: CONTESTS_PER_PAGE, signal }),
        reader.countContests({ where, signal }),
      ]);
      return { ...page, total, next: skip + page.contests.length + page.unreadable };
    },
    initialPageParam: 0,
    // Uses the scan's own count, because pages may be smaller than requested.
    getNextPageParam: ({ next, total, contests, unreadable }) =>
      next < total && contests.length + unreadable > 0 ? next : undefined,
    staleTime: LIST_STALE_AFTER_MS,
  });
}

/** Looks the UID up: it is a contest, another attestation, or unknown. */
export function contestQuery(chainConfig: ChainConfig, uid: Hex) {
  return queryOptions({
    queryKey: [...scanKey(chainConfig), 'contest', uid],
    queryFn: ({ signal }) => getScanReader(chainConfig).findContest(uid, { signal }),
  });
}

/** Every candidate evaluation of a contest, as the scan returns it. */
export function evaluationsQuery(chainConfig: ChainConfig, contest: Contest) {
  return queryOptions({
    queryKey: [...scanKey(chainConfig), 'evaluations', contest.uid],
    queryFn: ({ signal }) => getScanReader(chainConfig).fetchEvaluations(contest, { signal }),
    // Comparing ten thousand rows with the previous ones takes longer than a frame.
    structuralSharing: false,
  });
}

/** The number of attestations for a contest by accounts that are not its judges. */
export function strangersCountQuery(chainConfig: ChainConfig, contest: Contest) {
  return queryOptions({
    queryKey: [...scanKey(chainConfig), 'strangersCount', contest.uid],
    queryFn: ({ signal }) => getScanReader(chainConfig).countStrangers(contest, { signal }),
  });
}

/** The scan's latest indexed block. */
export function scanHeadQuery(chainConfig: ChainConfig) {
  return queryOptions({
    queryKey: [...scanKey(chainConfig), 'head'],
    queryFn: ({ signal }) => getScanReader(chainConfig).fetchHead({ signal }),
  });
}
