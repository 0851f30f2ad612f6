import { Card, EmptyState, Mark } from '@org/ui-theme';
import type { ReactNode } from 'react';
import styles from './Notice.module.css';

export type NoticeProps = {
  readonly title: string;
  readonly text: string;
  /** One button or link. */
  readonly action: ReactNode;
  readonly children?: ReactNode;
};

/** Shown instead of a page: one sentence and one action. */
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
