import { Button, Card, EmptyState, Mark, Skeleton } from '@org/ui-theme';
import type { ReactNode } from 'react';
import { useTexts } from '../provider/contests.ts';
import { draftsTexts } from '../texts/en/drafts.ts';
import styles from './DraftsView.module.css';

export type DraftsPageState = 'looking' | 'not-connected' | 'not-signed-in' | 'signed-in';

export type DraftsPageViewProps = {
  readonly state: DraftsPageState;
  readonly onConnect: () => void;
  readonly onSignIn: () => void;
  /** The drafts, if signed in. */
  readonly children?: ReactNode;
};

/** The frame of the drafts page: its explanation, and the missing step to see drafts. */
export function DraftsPageView({ state, onConnect, onSignIn, children }: DraftsPageViewProps) {
  const words = useTexts('drafts', draftsTexts).page;
  const draftsWords = useTexts('drafts', draftsTexts);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
      </div>
      {state === 'looking' && (
        <Card>
          <Skeleton lines={3} label={words.loading} />
        </Card>
      )}
      {state === 'not-connected' && (
        <Card>
          <EmptyState
            icon={<Mark size="large" />}
            title={words.connect.title}
            action={<Button onClick={onConnect}>{words.connect.act}</Button>}
          >
            {words.connect.text}
          </EmptyState>
        </Card>
      )}
      {state === 'not-signed-in' && (
        <Card>
          <EmptyState
            icon={<Mark size="large" />}
            title={words.signIn.title}
            action={<Button onClick={onSignIn}>{draftsWords.signIn}</Button>}
          >
            {words.signIn.text}
          </EmptyState>
        </Card>
      )}
      {state === 'signed-in' && children}
    </div>
  );
}
