import { useTexts } from '../../base/provider/contests.ts';
import { reviewFormTexts } from '../../messages/en/reviewForm.ts';
import styles from './KeyHints.module.css';

export type KeyHintsProps = {
  readonly criteria: number;
  /** Some criteria have a scale. */
  readonly hasScales: boolean;
};

/** The keyboard shortcuts. Hidden from screen readers where each control has `aria-keyshortcuts`. */
export function KeyHints({ criteria, hasScales }: KeyHintsProps) {
  const words = useTexts('reviewForm', reviewFormTexts).keys;
  return (
    <div className={styles.hints}>
      <p className={styles.keys} aria-hidden="true">
        <span>
          <kbd>{hasScales ? 0 : 1}</kbd>–<kbd>{hasScales ? 9 : criteria}</kbd>{' '}
          {hasScales ? words.points : words.tick}
        </span>
        {hasScales && (
          <span>
            <kbd>←</kbd>
            <kbd>→</kbd> {words.arrows}
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
      {hasScales && <p>{words.help}</p>}
    </div>
  );
}
