import type { ReactNode } from 'react';
import styles from './ContestCard.module.css';

/** Cards in one column on the phone, in two where there is room. */
export function ContestCards({ children }: { children: ReactNode }) {
  return <ul className={styles.cards}>{children}</ul>;
}
