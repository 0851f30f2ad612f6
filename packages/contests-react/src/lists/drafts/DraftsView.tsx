import { Banner, Button, Card, Dialog, EmptyState, Skeleton, Tag } from '@org/ui-theme';
import { Fragment, type ReactNode, type Ref, useState } from 'react';
import type { Address } from 'viem';
import { useTexts } from '../../base/provider/contests.ts';
import { formatMoment } from '../../base/text/formatTime.ts';
import { draftsTexts } from '../../messages/en/drafts.ts';
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
  const words = useTexts('drafts', draftsTexts).page;
  const { state, isBusy } = props;
  const [isAsking, setIsAsking] = useState(false);
  if (state.status === 'loading')
    return (
      <Card>
        <Skeleton lines={3} label={words.loading} />
      </Card>
    );
  if (state.status === 'failed')
    return (
      <Card>
        <EmptyState
          title={words.failed}
          action={<Button onClick={props.onTryAgain}>{words.tryAgain}</Button>}
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
      {props.hasFailed && <Banner tone="error" title={words.notDeleted} />}
      {items.length === 0 ? (
        <Card>
          <EmptyState title={words.none.title}>{words.none.text}</EmptyState>
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
              {words.downloadAll}
            </Button>
            <Button variant="quiet" disabled={isBusy} onClick={() => setIsAsking(true)}>
              {words.deleteAll}
            </Button>
          </div>
        </>
      )}
      <Dialog
        open={isAsking && items.length > 0}
        title={words.confirm.title}
        description={words.confirm.text(items.length)}
        onOpenChange={setIsAsking}
        footer={
          <>
            <Button variant="outlined" onClick={() => setIsAsking(false)}>
              {words.confirm.keep}
            </Button>
            <Button
              loading={isBusy}
              onClick={() => {
                setIsAsking(false);
                props.onDeleteAll();
              }}
            >
              {words.deleteAll}
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
  const words = useTexts('drafts', draftsTexts).page;
  const { item } = props;
  const saved = BigInt(Math.floor(Date.parse(item.updatedAt) / 1000));
  return (
    <Card as="li" className={styles.item} ref={props.ref}>
      <p className={styles.kind}>
        {item.kind && <Tag>{words[item.kind]}</Tag>}
        {item.isOther && <Tag>{words.otherVersion}</Tag>}
        <time dateTime={item.updatedAt}>{words.saved(formatMoment(saved))}</time>
      </p>
      <h2>
        <bdi>{item.name}</bdi>
      </h2>
      {item.of !== undefined && (
        <p className={styles.of}>
          <bdi>{words.of(item.of)}</bdi>
        </p>
      )}
      {item.text !== '' && (
        <p className={styles.text}>
          <bdi>{item.text}</bdi>
        </p>
      )}
      <div className={styles.acts}>
        {item.href !== undefined && !item.isOther && (
          <Button size="small" href={item.href} aria-label={words.goOnWith(item.name)}>
            {words.goOn}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          disabled={props.isBusy}
          aria-label={words.deleteOne(item.name)}
          onClick={props.onDelete}
        >
          {words.delete}
        </Button>
      </div>
    </Card>
  );
}
