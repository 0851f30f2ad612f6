import { Button } from '@org/ui-theme';
import { useTexts } from '../../base/provider/contests.ts';
import { reviewFormTexts } from '../../messages/en/reviewForm.ts';
import { writingTexts } from '../../messages/en/writing.ts';
import { isBeforeSending, isWriting, type WriteState } from '../../write/writeState.ts';
import styles from './ReviewButtons.module.css';

export type ReviewButtonsProps = {
  readonly state: WriteState;
  readonly canSubmit: boolean;
  readonly submitWord: string;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  /** Undefined outside of a queue. */
  readonly onSave: (() => void) | undefined;
  /** Undefined if there is no other entry. */
  readonly onSkip: (() => void) | undefined;
};

/** The submit button, with "cancel", or "skip" and "save" beside it. */
export function ReviewButtons(props: ReviewButtonsProps) {
  const { state, canSubmit, onSubmit, onCancel, onSave, onSkip } = props;
  const words = useTexts('reviewForm', reviewFormTexts);
  const writingWords = useTexts('writing', writingTexts);
  const isBusy = isWriting(state);
  return (
    <>
      {isBeforeSending(state) && (
        <Button variant="outlined" onClick={onCancel}>
          {writingWords.cancel}
        </Button>
      )}
      {!isBusy && onSkip && (
        <Button variant="outlined" onClick={onSkip}>
          {words.queue.skip}
        </Button>
      )}
      {!isBusy && onSave && (
        <Button variant="outlined" disabled={!canSubmit} onClick={onSave}>
          {words.save}
        </Button>
      )}
      <Button
        className={styles.submit}
        loading={isBusy}
        disabled={!canSubmit && !isBusy}
        aria-keyshortcuts="Control+Enter"
        onClick={onSubmit}
      >
        {props.submitWord}
      </Button>
    </>
  );
}
