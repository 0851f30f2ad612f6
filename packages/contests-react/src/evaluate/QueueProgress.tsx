import { Meter } from '@org/ui-theme';
import { useTexts } from '../provider/contests.ts';
import { evaluateTexts } from '../texts/en/evaluate.ts';
import type { QueueCount } from './judgeRun.ts';
import styles from './QueueProgress.module.css';

export type QueueProgressProps = QueueCount & {
  /** Reviews that are signed and that not everybody can see yet. */
  readonly onTheWay: number;
  /** Some were signed in this dialog, and everybody can see them. */
  readonly hasArrived: boolean;
  /** For what is read together with how far the judge has come. */
  readonly textId: string;
};

/** How far a judge has come: "2 of 9 reviewed", and what became of what was signed. It stays while entries change. */
export function QueueProgress({ done, skipped, total, onTheWay, hasArrived, textId }: QueueProgressProps) {
  const words = useTexts('evaluate', evaluateTexts).queue;
  const text = words.reviewed(done, total, skipped);
  return (
    <div className={styles.progress}>
      <p>
        <span id={textId} aria-hidden="true">
          {text}
        </span>
        <span role="status">
          {onTheWay > 0 && words.onTheWay(onTheWay)}
          {onTheWay === 0 && hasArrived && words.arrived}
        </span>
      </p>
      <Meter label={words.progress} value={done} max={total} text={text} />
    </div>
  );
}
