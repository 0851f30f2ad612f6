import { Card, EmptyState, Mark } from '@org/ui-theme';
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
    <Card as="section" className={styles.notice}>
      <EmptyState icon={<Mark size="large" />} title={title} level={1} action={action}>
        <p>{text}</p>
        {children}
      </EmptyState>
    </Card>
  );
}
