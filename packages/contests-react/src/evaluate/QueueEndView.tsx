import { Button, Link, Mark } from '@org/ui-theme';
import { createPortal } from 'react-dom';
import { usePaths, useTexts } from '../provider/contests.ts';
import { evaluateTexts } from '../texts/en/evaluate.ts';
import type { FramePlace } from './EvaluateFrame.tsx';
import type { QueueCount } from './judgeRun.ts';
import styles from './QueueEndView.module.css';
import { useArrival } from './useArrival.ts';

export type QueueEndViewProps = {
  readonly count: QueueCount;
  readonly place: FramePlace;
  /** Nothing where nothing is left. */
  readonly onGoOn: (() => void) | undefined;
  readonly onClose: () => void;
};

/** The end of the queue: everything is reviewed, or only skipped entries are left. */
export function QueueEndView({ count, place, onGoOn, onClose }: QueueEndViewProps) {
  const words = useTexts('evaluate', evaluateTexts).queue;
  const paths = usePaths();
  const { foot, heading } = place;
  const left = count.total - count.done;
  useArrival(heading, true);
  return (
    <div className={styles.end}>
      {left === 0 && <Mark size="large" />}
      <h3 ref={heading} tabIndex={-1}>
        {left === 0 ? words.allReviewed(count.total) : words.left(left)}
      </h3>
      <p>{left === 0 ? words.thanks : words.leftHelp}</p>
      <Link href={paths.reviews}>{words.elsewhere}</Link>
      {foot &&
        createPortal(
          <>
            {onGoOn && (
              <Button variant="outlined" onClick={onClose}>
                {words.leave}
              </Button>
            )}
            <Button onClick={onGoOn ?? onClose}>{onGoOn ? words.goOn : words.toContest}</Button>
          </>,
          foot,
        )}
    </div>
  );
}
