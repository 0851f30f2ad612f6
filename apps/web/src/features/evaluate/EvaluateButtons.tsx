import { Button } from '@org/ui-theme';
import { messages } from '../../shared/messages/messages.ts';
import { isBeforeSending, isWriting, type WriteState } from '../../shared/writing/writeState.ts';
import styles from './EvaluateButtons.module.css';

const words = messages.evaluate;

export type EvaluateButtonsProps = {
  readonly state: WriteState;
  readonly canSubmit: boolean;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  /** Nothing where there is no other entry to go on with. */
  readonly onSkip: (() => void) | undefined;
};

/** The one act, and beside it the way out of the wallet's question or to another entry. */
export function EvaluateButtons({ state, canSubmit, onSubmit, onCancel, onSkip }: EvaluateButtonsProps) {
  const isBusy = isWriting(state);
  return (
    <>
      {isBeforeSending(state) && (
        <Button variant="outlined" onClick={onCancel}>
          {messages.writing.cancel}
        </Button>
      )}
      {!isBusy && onSkip && (
        <Button variant="outlined" onClick={onSkip}>
          {words.queue.skip}
        </Button>
      )}
      <Button
        className={styles.submit}
        loading={isBusy}
        disabled={!canSubmit && !isBusy}
        aria-keyshortcuts="Control+Enter"
        onClick={onSubmit}
      >
        {words.submit}
      </Button>
    </>
  );
}
