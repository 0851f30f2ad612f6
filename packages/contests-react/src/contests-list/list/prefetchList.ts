import type { ChainConfig } from '@org/chain-config';
import type { QueryClient } from '@tanstack/react-query';
import { readFilters } from '../filters/listFilters.ts';
import { contestListQuery } from './contestListQuery.ts';

/** Asks for a list while the code of its page is on the way. Who is connected is not known yet: one's own has to wait. */
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
