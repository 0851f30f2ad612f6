import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { formatNumber } from '../../base/text/formatNumber.ts';
import { getListState } from '../../data/judging/judgeContests.ts';
import type { ContestTexts } from '../../data/reading/contestAnswer.ts';
import { contestsQuery } from '../../data/scan/contestsQuery.ts';
import type { Messages } from '../../messages/messages.ts';
import { matchesText } from '../../messages/text/matchesText.ts';
import type { Sort } from './listFilters.ts';

type ListedPages = InfiniteData<{ readonly contests: readonly Contest[] }>;

/** The contests that this page has read with their texts, and those of them that say the words. */
type ReadSearch = { readonly read: number; readonly found: readonly Contest[] };

/**
 * Searches titles, descriptions and the names of entries, winners included, of the contests that this page has read: a scan
 * searches titles only.
 */
export function searchRead(queryClient: QueryClient, chainConfig: ChainConfig, words: string): ReadSearch {
  const lists = queryClient.getQueriesData<ListedPages>({ queryKey: contestsQuery(chainConfig).queryKey });
  const listed = new Map<Hex, Contest>(
    lists.flatMap(([, data]) =>
      (data?.pages ?? []).flatMap(({ contests }) =>
        contests.map((contest) => [contest.uid, contest] as const),
      ),
    ),
  );
  const texts = new Map<unknown, ContestTexts>(
    queryClient
      .getQueriesData<ContestTexts>({ queryKey: ['documents'] })
      .flatMap(([[, uid], data]) => (data ? [[uid, data] as const] : [])),
  );
  const read = [...listed.values()].filter(({ uid }) => texts.has(uid));
  const found = [...listed.values()].filter((contest) => {
    const { document, entries } = texts.get(contest.uid) ?? { document: undefined, entries: new Map() };
    const description = document?.status === 'read' ? document.document.description : contest.description;
    const names = [...entries.values()].map(({ name }) => name);
    return matchesText({ title: contest.title, description: [description, ...names].join('\n') }, words);
  });
  return { read: read.length, found };
}

/**
 * Contests that end soonest first, then the others, the newest first. A scan cannot do that: the end of a contest is in its
 * data, and may have been postponed.
 */
export function orderByEnd(contests: readonly Contest[], nowSeconds: number): readonly Contest[] {
  const now = BigInt(nowSeconds);
  const isEnding = (contest: Contest) => ['judging', 'upcoming'].includes(getListState(contest, now));
  const ending = contests.filter(isEnding);
  const others = contests.filter((contest) => !isEnding(contest));
  return [
    ...ending.toSorted((a, b) => Number(a.endsAt - b.endsAt)),
    ...others.toSorted((a, b) => Number(b.time - a.time)),
  ];
}

/** The state of the list of contests. */
export type ListState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  /** "Mine" is set and no wallet is connected. */
  | { readonly status: 'unconnected' }
  | {
      readonly status: 'listed';
      readonly contests: readonly Contest[];
      readonly unreadable: number;
      /** Contests are missing to which the account was added as a judge, or are listed although it was removed. */
      readonly isPartlyKnown: boolean;
      /** Contests hidden by the operator of this site. */
      readonly hidden: number;
      /** Rows searched, of those that match on the scan. */
      readonly searched: number;
      readonly total: number;
      readonly more: 'none' | 'there' | 'loading' | 'failed';
      /** In a search for words: contests of which names and descriptions were searched, too. */
      readonly read?: number;
      /** The previous list, shown while the next one is loading. */
      readonly isChanging: boolean;
    };

type Page = {
  readonly contests: readonly Contest[];
  readonly unreadable: number;
  readonly searched: number;
  readonly total: number;
  readonly isPartlyKnown: boolean;
  readonly nowSeconds: number;
};

type Query = {
  readonly data: { readonly pages: readonly Page[] } | undefined;
  readonly isError: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly isPlaceholderData: boolean;
};

/**
 * The state of a contests query, without duplicates: a contest may move to the next page between requests.
 *
 * @param options.search contests that match although the scan does not say so
 */
export function toListState(
  query: Query,
  hiddenUids: readonly Hex[],
  { sort = 'newest', search }: { readonly sort?: Sort; readonly search?: ReadSearch | undefined } = {},
): ListState {
  if (!query.data) return { status: query.isError ? 'failed' : 'loading' };
  const { pages } = query.data;
  const listed = pages.flatMap((page) => page.contests);
  const all = new Map([...listed, ...(search?.found ?? [])].map((contest) => [contest.uid, contest]));
  const found = all.size;
  for (const uid of hiddenUids) all.delete(uid);
  return {
    status: 'listed',
    contests: order([...all.values()], sort, pages[0]?.nowSeconds ?? 0, all.size > listed.length),
    ...(search && { read: search.read }),
    unreadable: pages.reduce((sum, page) => sum + page.unreadable, 0),
    isPartlyKnown: pages.some((page) => page.isPartlyKnown),
    hidden: found - all.size,
    searched: pages.at(-1)?.searched ?? 0,
    total: pages.at(-1)?.total ?? 0,
    more: getMore(query),
    isChanging: query.isPlaceholderData,
  };
}

/** The scan has ordered its own pages. */
function order(contests: readonly Contest[], sort: Sort, nowSeconds: number, hasOthers: boolean) {
  if (sort === 'ending') return orderByEnd(contests, nowSeconds);
  if (!hasOthers) return contests;
  const newest = contests.toSorted((a, b) => Number(b.time - a.time));
  return sort === 'oldest' ? newest.toReversed() : newest;
}

const getMore = (query: Query) => {
  if (!query.hasNextPage) return 'none';
  if (query.isFetchingNextPage) return 'loading';
  return query.isFetchNextPageError ? 'failed' : 'there';
};

/**
 * The number of listed contests, visible and announced.
 *
 * @param isSearch the scan's rows are still filtered, so their number is not the number of matches
 */
export function describeCount(
  state: ListState,
  isSearch: boolean,
  messages: Messages['contestsList'],
): string {
  if (state.status !== 'listed' || state.isChanging) return '';
  const { contests, more, searched, total } = state;
  const n = contests.length;
  if (more === 'none') return messages.count(n, formatNumber(n));
  return isSearch
    ? messages.countSoFar(n, formatNumber(n), formatNumber(searched), formatNumber(total))
    : messages.countOf(formatNumber(n), formatNumber(total));
}
