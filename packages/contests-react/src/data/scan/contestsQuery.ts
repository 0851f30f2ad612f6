import type { ChainConfig } from '@org/chain-config';
import { createScanReader } from '@org/contests';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** Contests per page of the list. */
const CONTESTS_PER_PAGE = 100;

/** Refetched when the list is opened again, so that it includes a new contest. */
const LIST_STALE_AFTER_MS = 2_000;

/**
 * The contests of a chain, newest first, page by page; `where` is a filter of the scan's GraphQL API.
 *
 * @example
 * import { contestsQuery } from '@org/contests-react';
 * await queryClient.prefetchInfiniteQuery(contestsQuery(chainConfig));
 */
export function contestsQuery(chainConfig: ChainConfig, where?: object) {
  return infiniteQueryOptions({
    queryKey: ['scan', chainConfig.slug, 'contests', ...(where ? [where] : [])],
    queryFn: async ({ pageParam: skip, signal }) => {
      const reader = createScanReader({ config: chainConfig });
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
