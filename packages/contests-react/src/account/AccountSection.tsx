import { Banner, Button, Card, Skeleton } from '@org/ui-theme';
import { type ReactNode, useId } from 'react';
import { ShowMore } from '../base/page/ShowMore.tsx';
import { useMessages } from '../base/provider/contests.ts';
import { formatNumber } from '../base/text/formatNumber.ts';
import { englishAccounts } from '../messages/en/accounts.ts';
import { englishContestsList } from '../messages/en/contestsList.ts';
import styles from './AccountSection.module.css';

/** A paginated list, as far as loaded. */
export type PagedList<Item> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'listed';
      readonly items: readonly Item[];
      /** The total by the scan's own count, without what was found to be of others; null if nothing counts them. */
      readonly total: number | null;
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

export type AccountSectionProps<Item> = {
  readonly messages: {
    readonly title: string;
    readonly loading: string;
    readonly none: string;
    readonly failed: string;
  };
  readonly intro?: string | undefined;
  readonly list: PagedList<Item>;
  readonly renderItem: (item: Item) => ReactNode;
  readonly onShowMore: () => void;
  readonly onRetry: () => void;
  /** Cards in as many columns as there is space for. */
  readonly isGrid?: boolean;
  /** Replaces the "more" button below the list. */
  readonly foot?: ReactNode;
};

/** One list of an account's attestations, in each of its states. */
export function AccountSection<Item extends { readonly uid: string }>(props: AccountSectionProps<Item>) {
  const messages = useMessages('accounts', englishAccounts);
  const contestsListMessages = useMessages('contestsList', englishContestsList);
  const { list } = props;
  const id = useId();
  const isEmpty =
    list.status === 'listed' && list.items.length === 0 && list.more !== 'loading' && !list.hidden;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{props.messages.title}</h2>
        {list.status === 'listed' && list.items.length > 0 && list.total !== null && (
          <span className={styles.count}>{formatNumber(list.total)}</span>
        )}
      </div>
      {props.intro && list.status === 'listed' && list.items.length > 0 && (
        <p className={styles.intro}>{props.intro}</p>
      )}
      {list.status === 'loading' && (
        <Card>
          <Skeleton lines={3} label={props.messages.loading} />
        </Card>
      )}
      {list.status === 'failed' && (
        <Banner
          tone="error"
          title={props.messages.failed}
          action={
            <Button size="small" variant="outlined" onClick={props.onRetry}>
              {messages.tryAgain}
            </Button>
          }
        />
      )}
      {isEmpty && <p className={styles.none}>{props.messages.none}</p>}
      {list.status === 'listed' && list.items.length > 0 && (
        <ul className={styles.list} data-grid={props.isGrid || undefined}>
          {list.items.map((item) => (
            <li key={item.uid}>{props.renderItem(item)}</li>
          ))}
        </ul>
      )}
      {list.status === 'listed' && list.hidden !== undefined && list.hidden > 0 && (
        <p className={styles.none}>{contestsListMessages.hidden(list.hidden)}</p>
      )}
      {list.status === 'listed' && list.unreadable > 0 && (
        <p className={styles.none}>{messages.unreadableRows(list.unreadable)}</p>
      )}
      {props.foot}
      {!props.foot && list.status === 'listed' && (
        <ShowMore className={styles.more} more={list.more} onShowMore={props.onShowMore} />
      )}
    </section>
  );
}
