import { Banner, Button, Card, Dialog, EmptyState, Skeleton, Tag } from '@org/ui-theme';
import { Fragment, type ReactNode, type Ref, useState } from 'react';
import type { Address } from 'viem';
import { useMessages } from '../../base/provider/contests.ts';
import { formatMoment } from '../../base/text/formatTime.ts';
import { englishDrafts } from '../../messages/en/drafts.ts';
import { Person } from '../../person/Person.tsx';
import styles from './DraftsView.module.css';
import type { DraftItem } from './draftItems.ts';

export type DraftsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'found'; readonly items: readonly DraftItem[] };

export type DraftsViewProps = {
  readonly account: Address;
  readonly state: DraftsState;
  /** A deletion is running. */
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  readonly onTryAgain: () => void;
  readonly onDelete: (id: string) => void;
  readonly onDeleteAll: () => void;
  readonly onDownloadAll: () => void;
  /** Completes an item that is not complete without the texts of its contest. */
  readonly complete?: (item: DraftItem, render: RenderItem) => ReactNode;
};

type RenderItem = (item: DraftItem, ref?: Ref<HTMLDivElement>) => ReactNode;

/** The list of drafts on the server, with links, export and deletion. */
export function DraftsView(props: DraftsViewProps) {
  const messages = useMessages('drafts', englishDrafts).page;
  const { state, isBusy } = props;
  const [isAsking, setIsAsking] = useState(false);
  if (state.status === 'loading')
    return (
      <Card>
        <Skeleton lines={3} label={messages.loading} />
      </Card>
    );
  if (state.status === 'failed')
    return (
      <Card>
        <EmptyState
          title={messages.failed}
          action={<Button onClick={props.onTryAgain}>{messages.tryAgain}</Button>}
        />
      </Card>
    );
  const { items } = state;
  const renderItem: RenderItem = (item, ref) => (
    <Item ref={ref} item={item} isBusy={isBusy} onDelete={() => props.onDelete(item.id)} />
  );
  return (
    <>
      <p className={styles.who}>
        <Person address={props.account} />
      </p>
      {props.hasFailed && <Banner tone="error" title={messages.notDeleted} />}
      {items.length === 0 ? (
        <Card>
          <EmptyState title={messages.none.title}>{messages.none.text}</EmptyState>
        </Card>
      ) : (
        <>
          <ul className={styles.list}>
            {items.map((item) => (
              <Fragment key={item.id}>{(props.complete ?? asIs)(item, renderItem)}</Fragment>
            ))}
          </ul>
          <div className={styles.foot}>
            <Button variant="outlined" onClick={props.onDownloadAll}>
              {messages.downloadAll}
            </Button>
            <Button variant="quiet" disabled={isBusy} onClick={() => setIsAsking(true)}>
              {messages.deleteAll}
            </Button>
          </div>
        </>
      )}
      <Dialog
        open={isAsking && items.length > 0}
        title={messages.confirm.title}
        description={messages.confirm.text(items.length)}
        onOpenChange={setIsAsking}
        footer={
          <>
            <Button variant="outlined" onClick={() => setIsAsking(false)}>
              {messages.confirm.keep}
            </Button>
            <Button
              loading={isBusy}
              onClick={() => {
                setIsAsking(false);
                props.onDeleteAll();
              }}
            >
              {messages.deleteAll}
            </Button>
          </>
        }
      />
    </>
  );
}

const asIs: NonNullable<DraftsViewProps['complete']> = (item, render) => render(item);

type ItemProps = {
  readonly ref: Ref<HTMLDivElement> | undefined;
  readonly item: DraftItem;
  readonly isBusy: boolean;
  readonly onDelete: () => void;
};

function Item(props: ItemProps) {
  const messages = useMessages('drafts', englishDrafts).page;
  const { item } = props;
  const saved = BigInt(Math.floor(Date.parse(item.updatedAt) / 1000));
  return (
    <Card as="li" className={styles.item} ref={props.ref}>
      <p className={styles.kind}>
        {item.kind && <Tag>{messages[item.kind]}</Tag>}
        {item.isOther && <Tag>{messages.otherVersion}</Tag>}
        <time dateTime={item.updatedAt}>{messages.saved(formatMoment(saved))}</time>
      </p>
      <h2>
        <bdi>{item.name}</bdi>
      </h2>
      {item.of !== undefined && (
        <p className={styles.of}>
          <bdi>{messages.of(item.of)}</bdi>
        </p>
      )}
      {item.text !== '' && (
        <p className={styles.text}>
          <bdi>{item.text}</bdi>
        </p>
      )}
      <div className={styles.acts}>
        {item.href !== undefined && !item.isOther && (
          <Button size="small" href={item.href} aria-label={messages.goOnWith(item.name)}>
            {messages.goOn}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          disabled={props.isBusy}
          aria-label={messages.deleteOne(item.name)}
          onClick={props.onDelete}
        >
          {messages.delete}
        </Button>
      </div>
    </Card>
  );
}
