import { Card } from '@org/ui-theme';
import type { ReactNode } from 'react';
import styles from './Facts.module.css';

type FactsListProps = { readonly name: string; readonly intro?: string; readonly children: ReactNode };

/** A named list of facts below the ranking. */
export function FactsList({ name, intro, children }: FactsListProps) {
  return (
    <Card as="section" className={styles.facts} aria-label={name}>
      <h2>{name}</h2>
      {intro && <p className={styles.soft}>{intro}</p>}
      <ul className={styles.items}>{children}</ul>
    </Card>
  );
}
