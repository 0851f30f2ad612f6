import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import {
  type InfiniteData,
  queryOptions,
  type UseInfiniteQueryResult,
  type UseQueryResult,
  useInfiniteQuery,
  useQueries,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Address } from 'viem';
import { useContests } from '../../base/provider/contests.ts';
import { useNow } from '../../base/text/useNow.ts';
import type { Working } from '../reading/actsQueries.ts';
import { contestsQuery } from '../scan/contestsQuery.ts';
import { applyJudgeChanges, judgeChangesQuery } from './judgeChangesQuery.ts';
import {
  isDone,
  type JudgeContests,
  type JudgeQueueAnswer,
  namesJudge,
  pickJudgeContests,
} from './judgeContests.ts';

/** The entries of a contest without a review by the judge, counted like on the contest's page. */
export function judgeQueueQuery(
  chainConfig: ChainConfig,
  { uid }: Pick<Contest, 'uid'>,
  { account, createWorker }: Working & { readonly account: Address },
) {
  return queryOptions({
    queryKey: ['scan', chainConfig.slug, 'queue', uid, account],
    queryFn: async ({ client }): Promise<JudgeQueueAnswer> => {
      const { fetchWaiting } = await import('./fetchWaiting.ts');
      return fetchWaiting(client, { chainConfig, uid, account, createWorker });
    },
    // The inner query retries itself.
    retry: false,
  });
}

/** Pages that are loaded automatically. Bounded, since anyone can name a judge in any number of contests. */
const PAGES_AT_ONCE = 5;
/** Open contests whose reviews are counted automatically: a request for the reviews and one for the assignments each. */
const COUNTED_AT_ONCE = 50;

/** How far a judge's contests are read before anyone asks for more. */
export type JudgeReach = {
  readonly pages?: number;
  /** Open contests whose reviews are counted. */
  readonly counted?: number;
  /** How long an answer is reused before it is read again. */
  readonly staleMs?: number | undefined;
};

/**
 * The contests in which the account is a judge, and the open ones' entries without its review.
 *
 * @example
 * import { useJudgeContests } from '@org/contests-react/judging';
 * const { state } = useJudgeContests(chainConfig, account);
 */
export function useJudgeContests(
  chainConfig: ChainConfig,
  account: Address,
  { pages: firstPages = PAGES_AT_ONCE, counted: firstCounted = COUNTED_AT_ONCE, staleMs }: JudgeReach = {},
): { state: JudgeContests; searchOn: () => void; tryAgain: () => void } {
  const { createReadingWorker: createWorker } = useContests();
  const reuse = staleMs !== undefined && { staleTime: staleMs };
  const query = useInfiniteQuery({ ...contestsQuery(chainConfig, namesJudge(account)), ...reuse });
  const changes = useInfiniteQuery({ ...judgeChangesQuery(chainConfig, account), ...reuse });
  const now = useNow();
  const [wantedPages, setWantedPages] = useState(firstPages);
  const [wantedCounts, setWantedCounts] = useState(firstCounted);
  const pages = query.data?.pages ?? [];
  const changePages = changes.data?.pages ?? [];
  const isLoadingPages = useFirstPages(query, wantedPages);
  const isLoadingChanges = useFirstPages(changes, wantedPages);

  const changed = changePages.flatMap(({ contests }) => contests);
  const listed = pages.flatMap(({ contests }) => contests);
  const contests = [...applyJudgeChanges(listed, changed), ...changed];
  const { open, ...groups } = pickJudgeContests(contests, account, now);
  const counted = open.slice(0, wantedCounts);
  const uncounted = open.length - counted.length;
  const queues = useQueries({
    queries: counted.map((contest) => ({
      ...judgeQueueQuery(chainConfig, contest, { account, createWorker }),
      ...reuse,
    })),
    combine: getAnswers,
  });
  const isLoading = isLoadingPages || isLoadingChanges || queues.includes('pending');
  const isLooking = isLoading || changes.isPending;
  /** The first load is done; later pages are appended, and changes that take more than one attempt. */
  const [isBegun, setIsBegun] = useState(false);
  const isLookingFirst = isLoading || (changes.isPending && changes.failureCount === 0);
  if (query.data && !isLookingFirst && !isBegun) setIsBegun(true);

  const getMore = () => {
    if (isLooking) return 'loading';
    if (query.isFetchNextPageError || changes.isError) return 'failed';
    return query.hasNextPage || changes.hasNextPage || uncounted > 0 ? 'there' : 'none';
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
          const queue = queues[index] ?? 'pending';
          if (queue === 'pending' || queue === 'not-a-judge') return [];
          if (queue === 'failed') return { contest, waiting: undefined, total: contest.entries.length };
          return { contest, ...queue };
        })
        .toSorted((a, b) => Number(isDone(a)) - Number(isDone(b))),
      ...groups,
      searched: Math.min(last?.next ?? 0, total) - uncounted,
      total,
      more: getMore(),
    };
  };
  return {
    state: getState(),
    searchOn: () => {
      setWantedCounts((before) => before + COUNTED_AT_ONCE);
      if (changes.isError) void (changes.hasNextPage ? changes.fetchNextPage() : changes.refetch());
      if (uncounted > 0) return;
      setWantedPages(Math.max(pages.length, changePages.length) + PAGES_AT_ONCE);
      if (query.hasNextPage) void query.fetchNextPage();
      if (changes.hasNextPage && !changes.isError) void changes.fetchNextPage();
    },
    tryAgain: () => void query.refetch(),
  };
}

/** Loads pages until this many rows are there or loading fails. Returns true while it loads a page. */
function useFirstPages<Page>(query: UseInfiniteQueryResult<InfiniteData<Page>>, wanted: number): boolean {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const loaded = data?.pages.length ?? 0;
  const isBehind =
    loaded > 0 && loaded < wanted && hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  // After each page: a page may load between two renders.
  useEffect(() => {
    if (isBehind && loaded > 0) void fetchNextPage();
  }, [isBehind, loaded, fetchNextPage]);
  return isBehind || isFetchingNextPage;
}

type Answer = JudgeQueueAnswer | 'pending' | 'failed';

const getAnswers = (results: readonly UseQueryResult<JudgeQueueAnswer>[]): readonly Answer[] =>
  results.map(({ data, isError }) => data ?? (isError ? 'failed' : 'pending'));
