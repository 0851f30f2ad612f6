import { messages } from '../../shared/messages/messages.ts';
import styles from './KeyHints.module.css';

const words = messages.evaluate.keys;

/** What the keyboard can do, for eyes: each control tells it to screen readers itself. */
export function KeyHints({ criteria }: { readonly criteria: number }) {
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
