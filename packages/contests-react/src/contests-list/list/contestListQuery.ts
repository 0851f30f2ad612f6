import type { ChainConfig } from '@org/chain-config';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { contestsQuery } from '../../scan/queries.ts';
import { fetchListPage, type ListCursor } from './fetchListPage.ts';
import type { ListQuestion } from './toNarrowings.ts';

/** A list is asked for again when it is opened again: a new contest has to be on it. */
const STALE_AFTER_MS = 2_000;
/** A list of many pages is as many questions: it may be a little older. */
const LONG_STALE_AFTER_MS = 60_000;
const MANY_PAGES = 3;

/** The contests of a chain that answer a question, page by page. */
export function contestListQuery(chainConfig: ChainConfig, question: ListQuestion) {
  return infiniteQueryOptions({
    queryKey: [...contestsQuery(chainConfig).queryKey, 'list', question],
    queryFn: ({ pageParam, signal }) => {
      const nowSeconds = Math.floor(Date.now() / 1000);
      const start = pageParam ?? { part: 0, skip: 0, searched: 0, nowSeconds };
      return fetchListPage(chainConfig, question, start, signal);
    },
    initialPageParam: undefined as ListCursor | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: ({ state }) =>
      (state.data?.pages.length ?? 0) > MANY_PAGES ? LONG_STALE_AFTER_MS : STALE_AFTER_MS,
    // Comparing thousands of contests with those before takes longer than a frame; pages stay the same objects.
    structuralSharing: false,
    placeholderData: keepPreviousData,
  });
}
