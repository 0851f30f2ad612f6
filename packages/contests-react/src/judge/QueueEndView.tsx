import { Button, Link, Mark } from '@org/ui-theme';
import { createPortal } from 'react-dom';
import { usePaths, useTexts } from '../provider/contests.ts';
import { reviewFormTexts } from '../texts/en/reviewForm.ts';
import type { QueueCount } from './judgeRun.ts';
import styles from './QueueEndView.module.css';
import type { FramePlace } from './ReviewFrame.tsx';
import { useArrival } from './useArrival.ts';

export type QueueEndViewProps = {
  readonly count: QueueCount;
  /** How many drafts can be signed together. */
  readonly ready: number;
  readonly place: FramePlace;
  /** Undefined if nothing is left. */
  readonly onGoOn: (() => void) | undefined;
  readonly onSign: () => void;
  readonly onClose: () => void;
};

/** The end of the queue: everything is reviewed, or only skipped entries are left. */
export function QueueEndView({ count, ready, place, onGoOn, onSign, onClose }: QueueEndViewProps) {
  const { queue: words, many } = useTexts('reviewForm', reviewFormTexts);
  const paths = usePaths();
  const { foot, heading } = place;
  const left = count.total - count.done;
  useArrival(heading, true);
  return (
    <div className={styles.end}>
      {left === 0 && <Mark size="large" />}
      <h3 ref={heading} tabIndex={-1}>
        {left > 0 && words.left(left)}
        {left === 0 && (count.total > 0 ? words.allReviewed(count.total) : words.nothing)}
      </h3>
      <p>{left === 0 ? words.thanks : ready > 0 ? `${many.ready(ready)}.` : words.leftHelp}</p>
      <Link href={paths.reviews}>{words.elsewhere}</Link>
      {foot &&
        createPortal(
          <>
            {onGoOn && (
              <Button variant="outlined" onClick={onClose}>
                {words.leave}
              </Button>
            )}
            <Button variant={ready > 0 ? 'outlined' : 'contained'} onClick={onGoOn ?? onClose}>
              {onGoOn ? words.goOn : words.toContest}
            </Button>
            {ready > 0 && <Button onClick={onSign}>{many.sign(ready)}</Button>}
          </>,
          foot,
        )}
    </div>
  );
}
