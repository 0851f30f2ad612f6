import { Card, Skeleton } from '@org/ui-theme';
import { messages } from '../../shared/messages/messages.ts';
import styles from './EntryView.module.css';

/** The outline of the page, while the contest is on its way. */
export function EntrySkeleton() {
  return (
    <div className={styles.page}>
      <Skeleton width="short" label={messages.entry.loading} />
      <Skeleton shape="heading" width="long" />
      <Card>
        <Skeleton shape="block" />
      </Card>
      <ReviewsSkeleton />
    </div>
  );
}

/** The outline of the reviews. */
export function ReviewsSkeleton() {
  return (
    <Card className={styles.reviews}>
      <Skeleton shape="heading" width="medium" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Card>
  );
}
