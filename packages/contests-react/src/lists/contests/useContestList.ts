import type { ChainConfig } from '@org/chain-config';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useConfig, useWalletState } from '../../base/provider/contests.ts';
import { contestListQuery, passesFilters } from './fetchListPage.ts';
import type { ListFilters } from './listFilters.ts';
import { type ListState, searchRead, toListState } from './listState.ts';
import { readSearch } from './textSearch.ts';

/** A chain's contests, as far as loaded. "Mine" needs only an address, no sign-in. */
export function useContestList(chainConfig: ChainConfig, filters: ListFilters) {
  const { hiddenUids } = useConfig();
  const { status, account } = useWalletState();
  const { text, state: wanted, sort, isMine } = filters;
  const own = isMine && status === 'connected' ? account : undefined;
  const isUnknown = isMine && own === undefined;
  const query = useInfiniteQuery({
    ...contestListQuery(chainConfig, { text, state: wanted, sort, account: own }),
    enabled: !isUnknown,
  });
  const queryClient = useQueryClient();
  const { data, isError, hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData } = query;
  const state = useMemo((): ListState => {
    // Only a previously connected wallet reconnects by itself.
    if (isUnknown) return { status: status === 'reconnecting' ? 'loading' : 'unconnected' };
    const facts = { isError, hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData };
    const { words } = readSearch(text);
    const nowSeconds = data?.pages[0]?.nowSeconds ?? 0;
    const search = words === '' || !data ? undefined : searchRead(queryClient, chainConfig, words);
    const question = { text, state: wanted, sort, account: own };
    const found = search?.found.filter((contest) => passesFilters(contest, question, nowSeconds)) ?? [];
    return toListState({ data, ...facts }, hiddenUids, { sort, search: search && { ...search, found } });
  }, [
    chainConfig,
    data,
    own,
    queryClient,
    sort,
    text,
    wanted,
    hasNextPage,
    hiddenUids,
    isError,
    isFetchNextPageError,
    isFetchingNextPage,
    isPlaceholderData,
    isUnknown,
    status,
  ]);
  return { state, retry: () => void query.refetch(), showMore: () => void query.fetchNextPage() };
}
