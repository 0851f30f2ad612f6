import { Button, Dialog } from '@org/ui-theme';
import type { ReactNode } from 'react';
import { useTexts } from '../../provider/contests.ts';
import { evaluateTexts } from '../../texts/en/evaluate.ts';
import { lifecycleTexts } from '../../texts/en/lifecycle.ts';
import { writingTexts } from '../../texts/en/writing.ts';
import { isBeforeSending, isWriting, type WriteState } from '../../writing/writeState.ts';
import styles from './RevokeView.module.css';

export type RevokeViewProps = {
  readonly title: string;
  /** The contest's title, or the entry. */
  readonly subject: string;
  /** The consequences, one sentence each. */
  readonly texts: readonly string[];
  /** The verb on the button. */
  readonly act: string;
  readonly state: WriteState;
  /** Chain, account and balance allow it, as far as known. */
  readonly canSign: boolean;
  /** Signer and cost, or the progress. */
  readonly status: ReactNode;
  readonly onConfirm: () => void;
  /** Stops waiting for the wallet. */
  readonly onCancel: () => void;
  readonly onClose: () => void;
};

/** The confirmation before a permanent withdrawal. */
export function RevokeView(props: RevokeViewProps) {
  const evaluateWords = useTexts('evaluate', evaluateTexts);
  const writingWords = useTexts('writing', writingTexts);
  const lifecycleWords = useTexts('lifecycle', lifecycleTexts);
  const isBusy = isWriting(props.state);
  const canCancel = isBeforeSending(props.state);
  return (
    <Dialog
      open
      title={props.title}
      closeLabel={evaluateWords.close}
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      footer={
        <>
          <Button variant="outlined" onClick={canCancel ? props.onCancel : props.onClose}>
            {canCancel ? writingWords.cancel : isBusy ? evaluateWords.close : lifecycleWords.keep}
          </Button>
          <Button loading={isBusy} disabled={!props.canSign} onClick={props.onConfirm}>
            {props.act}
          </Button>
        </>
      }
    >
      <div className={styles.revoke}>
        <p className={styles.subject}>
          <bdi>{props.subject}</bdi>
        </p>
        <ul className={styles.texts}>
          {props.texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {props.status}
      </div>
    </Dialog>
  );
}
