import { useTexts } from '../provider/contests.ts';
import { evaluateTexts } from '../texts/en/evaluate.ts';
import styles from './KeyHints.module.css';

/** The keyboard shortcuts. Hidden from screen readers: each control has `aria-keyshortcuts`. */
export function KeyHints({ criteria }: { readonly criteria: number }) {
  const words = useTexts('evaluate', evaluateTexts).keys;
  return (
    <p className={styles.keys} aria-hidden="true">
      <span>
        <kbd>1</kbd>–<kbd>{criteria}</kbd> {words.tick}
      </span>
      <span>
        <kbd>C</kbd> {words.comment}
      </span>
      <span>
        <kbd>{words.control}</kbd>
        <kbd>{words.enter}</kbd> {words.submit}
      </span>
    </p>
  );
}
