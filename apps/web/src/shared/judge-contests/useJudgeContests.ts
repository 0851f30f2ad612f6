import type { ChainConfig } from '@org/chain-config';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Address } from 'viem';
import { contestsQuery } from '../scan/queries.ts';
import { useNow } from '../time/useNow.ts';
import { type JudgeContests, pickJudgeContests } from './judgeContests.ts';

/** Pages of the list that are looked through without being asked: a scan cannot look for a judge itself. */
const PAGES_AT_ONCE = 5;

/** Looks through a chain's contests, newest first, for those in which the account is a judge. */
export const useJudgeContests = (
  chainConfig: ChainConfig,
  account: Address,
): { state: JudgeContests; searchOn: () => void; tryAgain: () => void } => {
  const query = useInfiniteQuery(contestsQuery(chainConfig));
  const now = useNow();
  const [wanted, setWanted] = useState(PAGES_AT_ONCE);
  const pages = query.data?.pages ?? [];
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const isBehind =
    pages.length > 0 && pages.length < wanted && hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (isBehind) void fetchNextPage();
  }, [isBehind, fetchNextPage]);

  const getMore = () => {
    if (!hasNextPage) return 'none';
    if (isFetchNextPageError) return 'failed';
    return isFetchingNextPage || isBehind ? 'loading' : 'there';
  };
  const getState = (): JudgeContests => {
    if (!query.data) return { status: query.isError ? 'failed' : 'loading' };
    const last = pages.at(-1);
    return {
      status: 'listed',
      ...pickJudgeContests(
        pages.flatMap(({ contests }) => contests),
        account,
        now,
      ),
      searched: Math.min(last?.next ?? 0, last?.total ?? 0),
      total: last?.total ?? 0,
      more: getMore(),
    };
  };
  return {
    state: getState(),
    searchOn: () => {
      setWanted(pages.length + PAGES_AT_ONCE);
      void fetchNextPage();
    },
    tryAgain: () => void query.refetch(),
  };
};
