import type { ChainConfig } from '@org/chain-config';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { contestsQuery } from '../../data/scan/contestsQuery.ts';
import { fetchListPage, type ListCursor } from './fetchListPage.ts';
import type { ListQuestion } from './toContestFilter.ts';

/** Refetched when the list is opened again, so that it includes a new contest. */
const STALE_AFTER_MS = 2_000;
/** A long list takes many requests: it may be older. */
const LONG_STALE_AFTER_MS = 60_000;
const MANY_PAGES = 3;

/** The contests of a chain that match the filters, page by page. */
export function contestListQuery(chainConfig: ChainConfig, question: ListQuestion) {
  return infiniteQueryOptions({
    queryKey: [...contestsQuery(chainConfig).queryKey, 'list', question],
    queryFn: ({ pageParam, signal }) => {
      const nowSeconds = Math.floor(Date.now() / 1000);
      const start = pageParam ?? { skip: 0, nowSeconds };
      return fetchListPage(chainConfig, question, start, signal);
    },
    initialPageParam: undefined as ListCursor | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: ({ state }) =>
      (state.data?.pages.length ?? 0) > MANY_PAGES ? LONG_STALE_AFTER_MS : STALE_AFTER_MS,
    // Comparing thousands of contests takes longer than a frame.
    structuralSharing: false,
    placeholderData: keepPreviousData,
  });
}
