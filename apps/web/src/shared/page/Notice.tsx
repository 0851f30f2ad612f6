import { Mark } from '@org/ui-theme';
import type { ReactNode } from 'react';
import styles from './Notice.module.css';

export type NoticeProps = {
  readonly title: string;
  readonly text: string;
  /** The way on: one button or link. */
  readonly action: ReactNode;
  readonly children?: ReactNode;
};

/** Stands where a page cannot: what happened in one sentence, and one way on. */
export function Notice({ title, text, action, children }: NoticeProps) {
  return (
    <section className={styles.notice}>
      <Mark className={styles.mark} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {children}
      <div className={styles.action}>{action}</div>
    </section>
  );
}
