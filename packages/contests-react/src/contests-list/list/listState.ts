import type { Contest } from '@org/contests';
import type { Hex } from 'viem';
import { formatNumber } from '../../text/formatNumber.ts';
import type { Texts } from '../../texts/texts.ts';

/** What the list of contests shows. */
export type ListState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  /** Contests of one's own are looked for, and nobody is connected. */
  | { readonly status: 'unconnected' }
  | {
      readonly status: 'listed';
      readonly contests: readonly Contest[];
      readonly unreadable: number;
      /** Contests of the list that the operator of this site does not show. */
      readonly hidden: number;
      /** Rows that were looked through, of those that the scan finds. */
      readonly searched: number;
      readonly total: number;
      readonly more: 'none' | 'there' | 'loading' | 'failed';
      /** Another list was asked for; this one stands until it is there. */
      readonly isChanging: boolean;
    };

type Page = {
  readonly contests: readonly Contest[];
  readonly unreadable: number;
  readonly searched: number;
  readonly total: number;
};

type Query = {
  readonly data: { readonly pages: readonly Page[] } | undefined;
  readonly isError: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly isPlaceholderData: boolean;
};

/** What a query of contests amounts to. A contest that moved to the next page meanwhile is listed once. */
export function toListState(query: Query, hiddenUids: readonly Hex[]): ListState {
  if (!query.data) return { status: query.isError ? 'failed' : 'loading' };
  const { pages } = query.data;
  const all = new Map(pages.flatMap((page) => page.contests).map((contest) => [contest.uid, contest]));
  const found = all.size;
  for (const uid of hiddenUids) all.delete(uid);
  return {
    status: 'listed',
    contests: [...all.values()],
    unreadable: pages.reduce((sum, page) => sum + page.unreadable, 0),
    hidden: found - all.size,
    searched: pages.at(-1)?.searched ?? 0,
    total: pages.at(-1)?.total ?? 0,
    more: getMore(query),
    isChanging: query.isPlaceholderData,
  };
}

const getMore = (query: Query) => {
  if (!query.hasNextPage) return 'none';
  if (query.isFetchingNextPage) return 'loading';
  return query.isFetchNextPageError ? 'failed' : 'there';
};

/**
 * How many contests are listed, for the eye and as an announcement.
 *
 * @param isSearch what the scan finds has to be looked through: its number says nothing yet
 */
export function describeCount(state: ListState, isSearch: boolean, words: Texts['contestsList']): string {
  if (state.status !== 'listed' || state.isChanging) return '';
  const { contests, more, searched, total } = state;
  const n = contests.length;
  if (more === 'none') return words.count(n, formatNumber(n));
  return isSearch
    ? words.countSoFar(n, formatNumber(n), formatNumber(searched), formatNumber(total))
    : words.countOf(formatNumber(n), formatNumber(total));
}
