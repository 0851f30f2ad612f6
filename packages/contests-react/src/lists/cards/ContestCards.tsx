import { Skeleton } from '@org/ui-theme';
import type { ReactNode } from 'react';
import styles from './ContestCard.module.css';

/** Cards in one column on a phone, in two or three on wider screens. */
export function ContestCards({ children }: { children: ReactNode }) {
  return <ul className={styles.cards}>{children}</ul>;
}

/** The skeleton of a card, as high as a card with a title of one line. */
export function ContestCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.cover} />
      <div className={styles.text}>
        <Skeleton width="medium" />
        <Skeleton shape="heading" width="long" />
        <Skeleton lines={2} />
        <Skeleton width="medium" />
        <div className={styles.progress}>
          <Skeleton width="long" />
        </div>
      </div>
    </div>
  );
}
