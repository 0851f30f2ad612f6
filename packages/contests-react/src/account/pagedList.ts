/** A paginated list, as far as loaded. */
export type PagedList<Item> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'listed';
      readonly items: readonly Item[];
      /** The total by the scan's own count, without what was found to be of others. */
      readonly total: number;
      /** Unreadable rows. */
      readonly unreadable: number;
      /** The number of items hidden by the operator. */
      readonly hidden?: number;
      readonly more: 'none' | 'there' | 'loading' | 'failed';
    };

type Page<Item> = {
  readonly items: readonly Item[];
  readonly unreadable: number;
  /** Rows that belong to lists of other accounts. */
  readonly ofOthers?: number;
  readonly total: number;
};

type PagedQuery<Item> = {
  readonly data: { readonly pages: readonly Page<Item>[] } | undefined;
  readonly isError: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
};

const getMore = (query: PagedQuery<unknown>) => {
  if (!query.hasNextPage) return 'none';
  if (query.isFetchingNextPage) return 'loading';
  return query.isFetchNextPageError ? 'failed' : 'there';
};

/** The state of a list, without duplicates: a row may move to the next page between requests. */
export function toPagedList<Item extends { readonly uid: string }>(query: PagedQuery<Item>): PagedList<Item> {
  const { data } = query;
  if (!data) return { status: query.isError ? 'failed' : 'loading' };
  const { pages } = data;
  const items = new Map(pages.flatMap((page) => page.items).map((item) => [item.uid, item]));
  return {
    status: 'listed',
    items: [...items.values()],
    total: (pages.at(-1)?.total ?? 0) - pages.reduce((sum, { ofOthers = 0 }) => sum + ofOthers, 0),
    unreadable: pages.reduce((sum, page) => sum + page.unreadable, 0),
    more: getMore(query),
  };
}

/** The list without hidden items, and their number. */
export function leaveOutHidden<Item extends { readonly uid: string }>(
  list: PagedList<Item>,
  hiddenUids: readonly string[],
): PagedList<Item> {
  if (list.status !== 'listed') return list;
  const items = list.items.filter(({ uid }) => !hiddenUids.includes(uid));
  return { ...list, items, hidden: list.items.length - items.length };
}
