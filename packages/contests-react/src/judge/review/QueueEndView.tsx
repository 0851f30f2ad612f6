import type { Criterion, Review } from '@org/contests';
import { Button, Link, Mark } from '@org/ui-theme';
import { createPortal } from 'react-dom';
import { usePaths, useTexts } from '../../base/provider/contests.ts';
import { useEntryNames } from '../../contest/parts/entryNames.ts';
import { getMaxScore } from '../../contest/review/score.ts';
import { contestReviewTexts } from '../../messages/en/contestReview.ts';
import { judgeActsTexts } from '../../messages/en/lifecycle.ts';
import { reviewFormTexts } from '../../messages/en/reviewForm.ts';
import { inSentence } from '../../messages/text/names.ts';
import styles from './QueueEndView.module.css';
import { type FramePlace, useArrival } from './ReviewFrame.tsx';
import type { QueueCount } from './useJudgeRun.ts';

export type QueueEndViewProps = {
  readonly count: QueueCount;
  /** The judge's reviews in force, which can be changed. */
  readonly reviewed: readonly Review[];
  readonly criteria: readonly Criterion[];
  /** How many drafts can be signed together. */
  readonly ready: number;
  readonly place: FramePlace;
  /** Undefined if nothing is left. */
  readonly onGoOn: (() => void) | undefined;
  readonly onSign: () => void;
  readonly onChange: (entry: string) => void;
  readonly onClose: () => void;
};

/** The end of the queue: everything is reviewed, or only skipped entries are left. */
export function QueueEndView(props: QueueEndViewProps) {
  const { count, reviewed, criteria, ready, place, onGoOn, onSign, onChange, onClose } = props;
  const { queue: words, many } = useTexts('reviewForm', reviewFormTexts);
  const { ofMax } = useTexts('contestReview', contestReviewTexts);
  const acts = useTexts('judgeActs', judgeActsTexts);
  const getName = useEntryNames();
  const paths = usePaths();
  const { foot, heading } = place;
  const left = count.total - count.done;
  const max = getMaxScore(criteria);
  useArrival(heading, true);
  return (
    <div className={styles.end}>
      {left === 0 && <Mark size="large" />}
      <h3 ref={heading} tabIndex={-1}>
        {left > 0 && words.left(left)}
        {left === 0 && (count.total > 0 ? words.allReviewed(count.total) : words.nothing)}
      </h3>
      <p>{left === 0 ? words.thanks : ready > 0 ? `${many.ready(ready)}.` : words.leftHelp}</p>
      {reviewed.length > 0 && (
        <ul className={styles.reviewed}>
          {reviewed.map(({ entry, points }) => {
            const { name } = getName(entry);
            return (
              <li key={entry}>
                <bdi>{name}</bdi>
                <span>{ofMax(points, max)}</span>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={acts.changeEntry(inSentence(name))}
                  onClick={() => onChange(entry)}
                >
                  {acts.change}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
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
