import { Button, Dialog } from '@org/ui-theme';
import type { ReactNode } from 'react';
import { useTexts } from '../base/provider/contests.ts';
import { lifecycleTexts } from '../messages/en/lifecycle.ts';
import { reviewFormTexts } from '../messages/en/reviewForm.ts';
import { writingTexts } from '../messages/en/writing.ts';
import styles from './ActView.module.css';
import { isBeforeSending, isWriting, type WriteState } from './writeState.ts';

export type ActViewProps = {
  readonly title: string;
  /** The contest's title, or the name of the entry. */
  readonly subject?: string | undefined;
  /** The fields of an act that has some. */
  readonly children?: ReactNode;
  /** The consequences, one sentence each. */
  readonly texts: readonly string[];
  /** The verb on the button. */
  readonly act: string;
  /** The button that leaves, in place of "Keep it". */
  readonly back?: string | undefined;
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

/** The dialog before a permanent act: what it is about, its fields and consequences, one button. */
export function ActView(props: ActViewProps) {
  const reviewFormWords = useTexts('reviewForm', reviewFormTexts);
  const writingWords = useTexts('writing', writingTexts);
  const lifecycleWords = useTexts('lifecycle', lifecycleTexts);
  const isBusy = isWriting(props.state);
  const canCancel = isBeforeSending(props.state);
  return (
    <Dialog
      open
      title={props.title}
      closeLabel={reviewFormWords.close}
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      footer={
        <>
          <Button variant="outlined" onClick={canCancel ? props.onCancel : props.onClose}>
            {canCancel
              ? writingWords.cancel
              : isBusy
                ? reviewFormWords.close
                : (props.back ?? lifecycleWords.keep)}
          </Button>
          <Button loading={isBusy} disabled={!props.canSign} onClick={props.onConfirm}>
            {props.act}
          </Button>
        </>
      }
    >
      <div className={styles.act}>
        {props.subject !== undefined && (
          <p className={styles.subject}>
            <bdi>{props.subject}</bdi>
          </p>
        )}
        {props.children}
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
