import { Skeleton } from '@org/ui-theme';
import type { ReactNode } from 'react';
import styles from './ContestCard.module.css';

/** Cards in one column on a phone, in two on wider screens. */
export function ContestCards({ children }: { children: ReactNode }) {
  return <ul className={styles.cards}>{children}</ul>;
}

/** The skeleton of a card. */
export function ContestCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton width="short" />
      <Skeleton shape="heading" width="long" />
      <Skeleton lines={2} />
      <div className={styles.progress}>
        <Skeleton width="medium" />
        <Skeleton />
      </div>
    </div>
  );
}
