import type { ChainConfig } from '@org/chain-config';
import { type AccountReader, type Contest, createAccountReader } from '@org/contests';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Address, Hex } from 'viem';

const CONTESTS_PER_PAGE = 6;
const REVIEWS_PER_PAGE = 10;

/** Refetched when the list is opened again, so that it includes what was just signed. */
const STALE_AFTER_MS = 2_000;

/** A reader of one account's contests and reviews. */
export const getAccountReader = (config: ChainConfig): AccountReader => createAccountReader({ config });

/** Uses the scan's own count, because pages may be smaller than requested. */
const getNext = (page: { next: number; total: number }, skip: number) =>
  page.next < page.total && page.next > skip ? page.next : undefined;

/** The contests that the account started, newest first. */
export function startedQuery(chainConfig: ChainConfig, account: Address) {
  return infiniteQueryOptions({
    queryKey: ['scan', chainConfig.slug, 'started', account],
    queryFn: async ({ pageParam: skip, signal }) => {
      const page = await getAccountReader(chainConfig).fetchContestsBy(account, {
        skip,
        take: CONTESTS_PER_PAGE,
        signal,
      });
      const { contests: items, unreadable, total } = page;
      return { items, unreadable, total, next: skip + items.length + unreadable };
    },
    initialPageParam: 0,
    getNextPageParam: (page, _, skip) => getNext(page, skip),
    staleTime: STALE_AFTER_MS,
  });
}

/**
 * The reviews that the account signed, newest first.
 *
 * @example
 * import { accountReviewsQuery } from '@org/contests-react';
 * await queryClient.prefetchInfiniteQuery(accountReviewsQuery(chainConfig, account));
 */
export function givenQuery(chainConfig: ChainConfig, account: Address) {
  return infiniteQueryOptions({
    queryKey: ['scan', chainConfig.slug, 'given', account],
    queryFn: async ({ pageParam: skip, signal }) => {
      const page = await getAccountReader(chainConfig).fetchReviewsBy(account, {
        skip,
        take: REVIEWS_PER_PAGE,
        signal,
      });
      const { reviews: items, ofOthers, unreadable, total } = page;
      return { items, ofOthers, unreadable, total, next: skip + items.length + ofOthers + unreadable };
    },
    initialPageParam: 0,
    getNextPageParam: (page, _, skip) => getNext(page, skip),
    staleTime: STALE_AFTER_MS,
  });
}

/** The reviewed contests. */
export function namedContestsQuery(chainConfig: ChainConfig, uids: readonly Hex[]) {
  return queryOptions({
    queryKey: ['scan', chainConfig.slug, 'named', uids],
    queryFn: async ({ signal }): Promise<ReadonlyMap<Hex, Contest>> => {
      const contests = await getAccountReader(chainConfig).fetchContestsNamed(uids, { signal });
      return new Map(contests.map((contest) => [contest.uid, contest]));
    },
    // A contest's title never changes.
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
}
