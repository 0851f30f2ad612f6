import { Skeleton } from '@org/ui-theme';
import styles from './ContestCard.module.css';

/** The outline of a card. */
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
