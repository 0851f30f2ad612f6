import type { ChainConfig } from '@org/chain-config';
import type { QueryClient } from '@tanstack/react-query';
import { contestsQuery } from '../../data/scan/contestsQuery.ts';
import { contestListQuery } from './fetchListPage.ts';
import { readFilters } from './listFilters.ts';

/**
 * Prefetches the newest contests while the code of a page that shows them loads.
 *
 * @example
 * import { prefetchNewest } from '@org/contests-react/pages/prefetchList';
 * await prefetchNewest(queryClient, chainConfig);
 */
export function prefetchNewest(queryClient: QueryClient, chainConfig: ChainConfig): Promise<void> {
  return queryClient.prefetchInfiniteQuery(contestsQuery(chainConfig));
}

/**
 * Prefetches a list while the page's code loads. The account is not known yet, so "Mine" is not prefetched.
 *
 * @example
 * import { prefetchList } from '@org/contests-react/pages/prefetchList';
 * await prefetchList(queryClient, chainConfig, new URLSearchParams('state=closed'));
 */
export async function prefetchList(
  queryClient: QueryClient,
  chainConfig: ChainConfig,
  search: URLSearchParams,
): Promise<void> {
  const { text, state, sort, isMine } = readFilters(search);
  if (isMine) return;
  await queryClient.prefetchInfiniteQuery(
    contestListQuery(chainConfig, { text, state, sort, account: undefined }),
  );
}
