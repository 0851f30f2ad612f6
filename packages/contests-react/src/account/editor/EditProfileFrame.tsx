import { Button, Card, EmptyState, Mark, Skeleton } from '@org/ui-theme';
import type { ReactNode } from 'react';
import { MissingStep } from '../../base/page/MissingStep.tsx';
import { useTexts } from '../../base/provider/contests.ts';
import { accountEditorTexts } from '../../messages/en/accountEditor.ts';
import styles from './EditProfileFrame.module.css';

/** Why the form cannot be shown, if so. */
export type EditProfileState = 'not-connected' | 'loading' | 'failed' | 'unavailable' | 'there';

export type EditProfileFrameProps = {
  readonly state: EditProfileState;
  readonly chainName: string;
  /** The account's own page. */
  readonly accountHref: string | undefined;
  readonly onConnect: () => void;
  readonly onRetry: () => void;
  /** The form, once loaded. */
  readonly children?: ReactNode;
};

/** The layout of the page around the profile form. */
export function EditProfileFrame(props: EditProfileFrameProps) {
  const words = useTexts('accountEditor', accountEditorTexts);
  const { state, accountHref } = props;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
        {accountHref && (
          <p>
            <a className={styles.account} href={accountHref}>
              {words.toAccount}
            </a>
          </p>
        )}
      </header>
      {state === 'loading' && (
        <Card>
          <Skeleton lines={6} label={words.loading} />
        </Card>
      )}
      {state === 'not-connected' && (
        <MissingStep title={words.connect.title} act={words.connect.act} onAct={props.onConnect}>
          {words.connect.text}
        </MissingStep>
      )}
      {state === 'failed' && (
        <Card>
          <EmptyState
            title={words.failed}
            action={<Button onClick={props.onRetry}>{words.tryAgain}</Button>}
          />
        </Card>
      )}
      {state === 'unavailable' && (
        <Card>
          <EmptyState icon={<Mark size="large" />} title={words.unavailable.title(props.chainName)}>
            {words.unavailable.text}
          </EmptyState>
        </Card>
      )}
      {state === 'there' && props.children}
    </div>
  );
}
