import type { Contest, GivenReview } from '@org/contests';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Address } from 'viem';
import { givenQuery } from './reading/accountQueries.ts';
import { contestsQuery } from './scan/contestsQuery.ts';
import { useChainConfig } from './useContest.ts';

/** The parameters of `useAccountReviews`. */
export type UseAccountReviewsParameters = Pick<UseContestsParameters, 'chain' | 'query'> & {
  readonly account: Address;
};

/** The reviews of an account, as far as they were loaded. */
export type AccountReviewsData = {
  /** The newest first, as far as pages were loaded. Whether one counts depends on the result of its contest. */
  readonly reviews: readonly GivenReview[];
  readonly total: number;
};

/** The result of `useAccountReviews`. */
export type UseAccountReviewsReturn = {
  readonly data: AccountReviewsData | undefined;
  readonly status: 'pending' | 'success' | 'error';
  readonly error: Error | null;
  readonly refetch: () => void;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => void;
};

/**
 * The reviews that an account has signed, from the scan, newest first, page by page.
 *
 * @throws {UnknownChainError} if the configuration does not have the chain
 * @example
 * ```tsx
 * import { useAccountReviews } from '@org/contests-react';
 *
 * function Reviews() {
 *   const { data } = useAccountReviews({ chain: 'base-sepolia', account: '0x…' });
 *   return data?.reviews.map(({ uid, comment }) => <p key={uid}>{comment}</p>);
 * }
 * ```
 */
export function useAccountReviews(parameters: UseAccountReviewsParameters): UseAccountReviewsReturn {
  const { chain, account, query } = parameters;
  const list = useInfiniteQuery({
    ...givenQuery(useChainConfig(chain), account),
    ...withoutUndefined(query),
  });
  const { pages } = list.data ?? {};
  const data = useMemo(
    () => pages && { reviews: pages.flatMap(({ items }) => items), total: pages.at(-1)?.total ?? 0 },
    [pages],
  );
  const { status, error, hasNextPage } = list;
  return {
    ...{ data, status, error, hasNextPage },
    refetch: () => void list.refetch(),
    fetchNextPage: () => void list.fetchNextPage(),
  };
}

/** The parameters of `useContests`. */
export type UseContestsParameters = {
  /** The slug of a configured chain. */
  readonly chain: string;
  /** A filter of the scan's GraphQL API. */
  readonly where?: object | undefined;
  readonly query?: {
    readonly enabled?: boolean | undefined;
    /** In milliseconds; none by default. */
    readonly refetchInterval?: number | false | undefined;
  };
};

/** The contests of a chain, as far as they were loaded. */
export type ContestsData = {
  /** The newest first, as far as pages were loaded. */
  readonly contests: readonly Contest[];
  /** The scan's own count, with those that cannot be read. */
  readonly total: number;
};

/** The result of `useContests`. */
export type UseContestsReturn = {
  readonly data: ContestsData | undefined;
  readonly status: 'pending' | 'success' | 'error';
  readonly error: Error | null;
  readonly refetch: () => void;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => void;
};

/**
 * The contests of a chain from the scan, newest first, page by page.
 *
 * @throws {UnknownChainError} if the configuration does not have the chain
 * @example
 * ```tsx
 * import { useContests } from '@org/contests-react';
 *
 * function Titles() {
 *   const { data } = useContests({ chain: 'base-sepolia' });
 *   return data?.contests.map(({ uid, title }) => <p key={uid}>{title}</p>);
 * }
 * ```
 */
export function useContests({ chain, where, query }: UseContestsParameters): UseContestsReturn {
  const list = useInfiniteQuery({
    ...contestsQuery(useChainConfig(chain), where),
    ...withoutUndefined(query),
  });
  const { pages } = list.data ?? {};
  const data = useMemo(
    () =>
      pages && {
        contests: pages.flatMap(({ contests }) => contests),
        total: pages.at(-1)?.total ?? 0,
      },
    [pages],
  );
  const { status, error, hasNextPage } = list;
  return {
    ...{ data, status, error, hasNextPage },
    refetch: () => void list.refetch(),
    fetchNextPage: () => void list.fetchNextPage(),
  };
}

type QueryOptions = UseContestsParameters['query'];

/** TanStack takes undefined for a value of the caller. */
export function withoutUndefined({ enabled, refetchInterval }: NonNullable<QueryOptions> = {}) {
  return {
    ...(enabled !== undefined && { enabled }),
    ...(refetchInterval !== undefined && { refetchInterval }),
  };
}
