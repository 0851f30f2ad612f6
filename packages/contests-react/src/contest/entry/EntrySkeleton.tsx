import { Card, Skeleton } from '@org/ui-theme';
import type { ReactNode } from 'react';
import styles from './EntryView.module.css';

/** The page's skeleton while the contest is loading. `children`: the loading text for screen readers. */
export function EntrySkeleton({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        {children}
        <div className={styles.line}>
          <Skeleton width="medium" />
        </div>
        <Skeleton width="short" />
        <Skeleton shape="heading" width="long" />
        <div className={styles.line}>
          <Skeleton width="short" />
        </div>
      </div>
      <Card>
        <Skeleton lines={4} />
      </Card>
      <ReviewsSkeleton />
    </div>
  );
}

/** The skeleton of the reviews. */
export function ReviewsSkeleton() {
  return (
    <div className={styles.reviews}>
      <Skeleton shape="heading" width="medium" />
      <Card>
        <Skeleton lines={4} />
      </Card>
      <Card>
        <Skeleton lines={4} />
      </Card>
    </div>
  );
}
