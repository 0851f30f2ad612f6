import { Card, Skeleton } from '@org/ui-theme';
import type { ReactNode } from 'react';
import { MissingStep } from '../../base/page/MissingStep.tsx';
import { useTexts } from '../../base/provider/contests.ts';
import { draftsTexts } from '../../messages/en/drafts.ts';
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
        <MissingStep title={words.connect.title} act={words.connect.act} onAct={onConnect}>
          {words.connect.text}
        </MissingStep>
      )}
      {state === 'not-signed-in' && (
        <MissingStep title={words.signIn.title} act={draftsWords.signIn} onAct={onSignIn}>
          {words.signIn.text}
        </MissingStep>
      )}
      {state === 'signed-in' && children}
    </div>
  );
}
