import type { ChainConfig } from '@org/chain-config';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useConfig, useWalletState } from '../../provider/contests.ts';
import type { ListFilters } from '../filters/listFilters.ts';
import { contestListQuery } from './contestListQuery.ts';
import { type ListState, toListState } from './listState.ts';

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
  const { data, isError, hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData } = query;
  const state = useMemo((): ListState => {
    // Only a previously connected wallet reconnects by itself.
    if (isUnknown) return { status: status === 'reconnecting' ? 'loading' : 'unconnected' };
    const facts = { isError, hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData };
    return toListState({ data, ...facts }, hiddenUids);
  }, [
    data,
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
