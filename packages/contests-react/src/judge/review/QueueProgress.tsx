import { Meter } from '@org/ui-theme';
import { useTexts } from '../../base/provider/contests.ts';
import { reviewFormTexts } from '../../messages/en/reviewForm.ts';
import type { QueueCount } from './judgeRun.ts';
import styles from './QueueProgress.module.css';

export type QueueProgressProps = QueueCount & {
  /** Reviews that are signed and not indexed yet. */
  readonly onTheWay: number;
  /** Reviews of this dialog were indexed. */
  readonly hasArrived: boolean;
  /** Whether the contest is sealed. */
  readonly isSealed?: boolean;
  /** For `aria-describedby`. */
  readonly textId: string;
};

/** The progress of the queue: "2 of 9 reviewed", and pending reviews. */
export function QueueProgress({ done, total, onTheWay, hasArrived, textId, ...rest }: QueueProgressProps) {
  const words = useTexts('reviewForm', reviewFormTexts).queue;
  const text = words.reviewed(done, total, rest);
  return (
    <div className={styles.progress}>
      <p>
        <span id={textId} aria-hidden="true">
          {total > 0 && text}
        </span>
        <span role="status">
          {onTheWay > 0 && words.onTheWay(onTheWay)}
          {onTheWay === 0 && hasArrived && (rest.isSealed ? words.arrivedSealed : words.arrived)}
        </span>
      </p>
      {total > 0 && <Meter label={words.progress} value={done} max={total} text={text} />}
    </div>
  );
}
