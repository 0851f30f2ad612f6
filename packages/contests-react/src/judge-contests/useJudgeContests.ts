import type { ChainConfig } from '@org/chain-config';
import { type UseQueryResult, useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Address } from 'viem';
import { useContests } from '../provider/contests.ts';
import { contestsQuery } from '../scan/contestsQuery.ts';
import { useNow } from '../time/useNow.ts';
import { isDone, type JudgeContests, pickJudgeContests } from './judgeContests.ts';
import { judgeQueueQuery } from './judgeQueueQuery.ts';
import { namesJudge } from './namesJudge.ts';

/** Pages that are loaded automatically. Bounded, since anyone can name a judge in any number of contests. */
const PAGES_AT_ONCE = 5;
/** Open contests whose reviews are counted automatically: one request each. */
const COUNTED_AT_ONCE = 50;

/** The contests in which the account is a judge, and the open ones' entries without its review. */
export function useJudgeContests(
  chainConfig: ChainConfig,
  account: Address,
): { state: JudgeContests; searchOn: () => void; tryAgain: () => void } {
  const { createReadingWorker } = useContests();
  const query = useInfiniteQuery(contestsQuery(chainConfig, namesJudge(account)));
  const now = useNow();
  const [wantedPages, setWantedPages] = useState(PAGES_AT_ONCE);
  const [wantedCounts, setWantedCounts] = useState(COUNTED_AT_ONCE);
  const pages = query.data?.pages ?? [];
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const isBehind =
    pages.length > 0 &&
    pages.length < wantedPages &&
    hasNextPage &&
    !isFetchingNextPage &&
    !isFetchNextPageError;
  useEffect(() => {
    if (isBehind) void fetchNextPage();
  }, [isBehind, fetchNextPage]);

  const contests = pages.flatMap((page) => page.contests);
  const { open, upcoming, over } = pickJudgeContests(contests, account, now);
  const counted = open.slice(0, wantedCounts);
  const uncounted = open.length - counted.length;
  const queues = useQueries({
    queries: counted.map((contest) => judgeQueueQuery(chainConfig, contest, account, createReadingWorker)),
    combine: getAnswers,
  });
  const isLooking = isBehind || isFetchingNextPage || queues.includes('pending');
  /** The first load is done; later pages are appended. */
  const [isBegun, setIsBegun] = useState(false);
  if (query.data && !isLooking && !isBegun) setIsBegun(true);

  const getMore = () => {
    if (isLooking) return 'loading';
    if (isFetchNextPageError) return 'failed';
    return hasNextPage || uncounted > 0 ? 'there' : 'none';
  };
  const getState = (): JudgeContests => {
    if (!query.data) return { status: query.isError ? 'failed' : 'loading' };
    if (!isBegun) return { status: 'loading' };
    const last = pages.at(-1);
    const total = last?.total ?? 0;
    return {
      status: 'listed',
      open: counted
        .flatMap((contest, index) => {
          const waiting = queues[index] ?? 'pending';
          if (waiting === 'pending') return [];
          return { contest, waiting: waiting === 'failed' ? undefined : waiting };
        })
        .toSorted((a, b) => Number(isDone(a)) - Number(isDone(b))),
      upcoming,
      over,
      searched: Math.min(last?.next ?? 0, total) - uncounted,
      total,
      more: getMore(),
    };
  };
  return {
    state: getState(),
    searchOn: () => {
      setWantedCounts((before) => before + COUNTED_AT_ONCE);
      if (uncounted > 0) return;
      setWantedPages(pages.length + PAGES_AT_ONCE);
      void fetchNextPage();
    },
    tryAgain: () => void query.refetch(),
  };
}

type Answer = readonly string[] | 'pending' | 'failed';

const getAnswers = (results: readonly UseQueryResult<readonly string[]>[]): readonly Answer[] =>
  results.map(({ data, isError }) => data ?? (isError ? 'failed' : 'pending'));
