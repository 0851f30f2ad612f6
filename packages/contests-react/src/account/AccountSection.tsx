import { Banner, Button, Card, Skeleton } from '@org/ui-theme';
import { type ReactNode, useId } from 'react';
import { ShowMore } from '../base/page/ShowMore.tsx';
import { useTexts } from '../base/provider/contests.ts';
import { formatNumber } from '../base/text/formatNumber.ts';
import { accountsTexts } from '../messages/en/accounts.ts';
import { contestsListTexts } from '../messages/en/contestsList.ts';
import styles from './AccountSection.module.css';
import type { PagedList } from './pagedList.ts';

export type AccountSectionProps<Item> = {
  readonly words: {
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
  /** Replaces the "more" button below the list. */
  readonly foot?: ReactNode;
};

/** One list of an account's attestations, in each of its states. */
export function AccountSection<Item extends { readonly uid: string }>(props: AccountSectionProps<Item>) {
  const words = useTexts('accounts', accountsTexts);
  const contestsListWords = useTexts('contestsList', contestsListTexts);
  const { list } = props;
  const id = useId();
  const isEmpty =
    list.status === 'listed' && list.items.length === 0 && list.more !== 'loading' && !list.hidden;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{props.words.title}</h2>
        {list.status === 'listed' && list.items.length > 0 && (
          <span className={styles.count}>{formatNumber(list.total)}</span>
        )}
      </div>
      {props.intro && list.status === 'listed' && list.items.length > 0 && (
        <p className={styles.intro}>{props.intro}</p>
      )}
      {list.status === 'loading' && (
        <Card>
          <Skeleton lines={3} label={props.words.loading} />
        </Card>
      )}
      {list.status === 'failed' && (
        <Banner
          tone="error"
          title={props.words.failed}
          action={
            <Button size="small" variant="outlined" onClick={props.onRetry}>
              {words.tryAgain}
            </Button>
          }
        />
      )}
      {isEmpty && <p className={styles.none}>{props.words.none}</p>}
      {list.status === 'listed' && list.items.length > 0 && (
        <ul className={styles.list}>
          {list.items.map((item) => (
            <li key={item.uid}>{props.renderItem(item)}</li>
          ))}
        </ul>
      )}
      {list.status === 'listed' && list.hidden !== undefined && list.hidden > 0 && (
        <p className={styles.none}>{contestsListWords.hidden(list.hidden)}</p>
      )}
      {list.status === 'listed' && list.unreadable > 0 && (
        <p className={styles.none}>{words.unreadableRows(list.unreadable)}</p>
      )}
      {props.foot}
      {!props.foot && list.status === 'listed' && (
        <ShowMore className={styles.more} more={list.more} onShowMore={props.onShowMore} />
      )}
    </section>
  );
}
