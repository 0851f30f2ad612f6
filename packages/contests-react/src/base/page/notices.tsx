import { Button, Card, EmptyState, Mark } from '@org/ui-theme';
import type { ReactNode } from 'react';
import { englishPage } from '../../messages/en/page.ts';
import { useMessages } from '../provider/contests.ts';
import styles from './notices.module.css';
import { usePageTitle } from './pageStart.ts';

/** A visually hidden heading for a page that is loading. */
export const LoadingHeading = ({ children }: { readonly children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: the focus is moved to a page's h1, and would be lost with this one
  <div role="heading" aria-level={1} className="laurel-hidden">
    {children}
  </div>
);

/** Shown when the chunk of a page or of a required part failed to load. */
export function LoadFailed({ onTryAgain }: { onTryAgain: () => void }) {
  const messages = useMessages('page', englishPage).failed;
  usePageTitle(messages.title);
  return (
    <Notice
      title={messages.title}
      text={navigator.onLine ? messages.text : messages.offline}
      action={<Button onClick={onTryAgain}>{messages.tryAgain}</Button>}
    />
  );
}

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
