import { Card, Skeleton } from '@org/ui-theme';
import type { ReactNode } from 'react';
import { MissingStep } from '../../base/page/MissingStep.tsx';
import { useMessages } from '../../base/provider/contests.ts';
import { englishDrafts } from '../../messages/en/drafts.ts';
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
  const messages = useMessages('drafts', englishDrafts).page;
  const draftsMessages = useMessages('drafts', englishDrafts);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{messages.title}</h1>
        <p>{messages.intro}</p>
      </div>
      {state === 'looking' && (
        <Card>
          <Skeleton lines={3} label={messages.loading} />
        </Card>
      )}
      {state === 'not-connected' && (
        <MissingStep title={messages.connect.title} act={messages.connect.act} onAct={onConnect}>
          {messages.connect.text}
        </MissingStep>
      )}
      {state === 'not-signed-in' && (
        <MissingStep title={messages.signIn.title} act={draftsMessages.signIn} onAct={onSignIn}>
          {messages.signIn.text}
        </MissingStep>
      )}
      {state === 'signed-in' && children}
    </div>
  );
}
