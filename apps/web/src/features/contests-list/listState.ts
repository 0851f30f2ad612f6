import type { Contest } from '@org/contests';

/** What the list of contests shows. */
export type ListState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'empty'; readonly unreadable: number }
  | {
      readonly status: 'listed';
      readonly contests: readonly Contest[];
      readonly unreadable: number;
      readonly more: 'none' | 'there' | 'loading' | 'failed';
    };

type Query = {
  readonly data:
    | { readonly pages: readonly { readonly contests: readonly Contest[]; readonly unreadable: number }[] }
    | undefined;
  readonly isError: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
};

/** What a query of contests amounts to. A contest that moved to the next page meanwhile is listed once. */
export const toListState = (query: Query): ListState => {
  if (!query.data) return { status: query.isError ? 'failed' : 'loading' };
  const { pages } = query.data;
  const contests = new Map(pages.flatMap((page) => page.contests).map((contest) => [contest.uid, contest]));
  const unreadable = pages.reduce((sum, page) => sum + page.unreadable, 0);
  if (contests.size === 0 && !query.hasNextPage) return { status: 'empty', unreadable };
  return { status: 'listed', contests: [...contests.values()], unreadable, more: getMore(query) };
};

const getMore = (query: Query) => {
  if (!query.hasNextPage) return 'none';
  if (query.isFetchingNextPage) return 'loading';
  return query.isFetchNextPageError ? 'failed' : 'there';
};
