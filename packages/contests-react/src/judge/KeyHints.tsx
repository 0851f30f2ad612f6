import { useTexts } from '../provider/contests.ts';
import { gradedTexts } from '../texts/en/graded.ts';
import { reviewFormTexts } from '../texts/en/reviewForm.ts';
import styles from './KeyHints.module.css';

export type KeyHintsProps = {
  readonly criteria: number;
  /** Criteria have points. */
  readonly isGraded: boolean;
};

/** The keyboard shortcuts. Hidden from screen readers where each control has `aria-keyshortcuts`. */
export function KeyHints({ criteria, isGraded }: KeyHintsProps) {
  const words = useTexts('reviewForm', reviewFormTexts).keys;
  const graded = useTexts('graded', gradedTexts).keys;
  return (
    <div className={styles.hints}>
      <p className={styles.keys} aria-hidden="true">
        <span>
          <kbd>{isGraded ? 0 : 1}</kbd>–<kbd>{isGraded ? 9 : criteria}</kbd>{' '}
          {isGraded ? graded.points : words.tick}
        </span>
        {isGraded && (
          <span>
            <kbd>←</kbd>
            <kbd>→</kbd> {graded.arrows}
          </span>
        )}
        <span>
          <kbd>C</kbd> {words.comment}
        </span>
        <span>
          <kbd>{words.control}</kbd>
          <kbd>{words.enter}</kbd> {words.submit}
        </span>
      </p>
      {isGraded && <p>{graded.help}</p>}
    </div>
  );
}
