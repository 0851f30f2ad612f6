import type { ReactNode } from 'react';
import styles from './SignProfileDialog.module.css';

/** A name and what is behind it; nothing where there is nothing. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
