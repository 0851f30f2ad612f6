import { Card, Skeleton } from '@org/ui-theme';
import { messages } from '../../shared/messages/messages.ts';
import styles from './ContestView.module.css';

/** The outline of the page, while the contest is on its way. */
export function ContestSkeleton() {
  return (
    <div className={styles.contest}>
      <div className={styles.notices}>
        <Skeleton width="medium" label={messages.contest.loading} />
        <Skeleton shape="heading" width="long" />
        <Skeleton lines={2} />
      </div>
      <ColumnsSkeleton />
    </div>
  );
}

/** The outline of what follows from the reviews. */
export function ColumnsSkeleton() {
  return (
    <div className={styles.columns}>
      <Card>
        <Skeleton shape="heading" width="short" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Card>
      <Card className={styles.side}>
        <Skeleton shape="heading" width="medium" />
        <Skeleton lines={5} />
      </Card>
    </div>
  );
}
