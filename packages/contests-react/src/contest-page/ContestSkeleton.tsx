import { Card, Skeleton } from '@org/ui-theme';
import type { ReactNode } from 'react';
import styles from './ContestSkeleton.module.css';
import view from './ContestView.module.css';

/** The page's skeleton while the contest is loading. `children`: the loading text for screen readers. */
export function ContestSkeleton({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={view.contest}>
      <div className={styles.header}>
        {children}
        <div className={styles.line}>
          <Skeleton width="medium" />
        </div>
        <Skeleton shape="heading" width="long" />
        <div className={styles.description}>
          <Skeleton lines={2} />
        </div>
        <div className={styles.description}>
          <Skeleton lines={2} />
        </div>
      </div>
      <div className={view.columns}>
        <RankingSkeleton />
        <Card className={styles.side}>
          <Skeleton shape="heading" width="medium" />
          <Skeleton lines={6} />
        </Card>
      </div>
    </div>
  );
}

/** The skeleton of the ranking. `children`: the progress of a long read. */
export function RankingSkeleton({ children }: { readonly children?: ReactNode }) {
  return (
    <Card className={styles.rows}>
      <Skeleton shape="heading" width="short" />
      <div className={styles.progress}>{children ?? <Skeleton width="long" />}</div>
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="circle" />
          <Skeleton lines={2} />
        </div>
      ))}
    </Card>
  );
}
