import type { Criterion, Review } from '@org/contests';
import { Button, Link, Mark } from '@org/ui-theme';
import { createPortal } from 'react-dom';
import { useMessages, usePaths } from '../../base/provider/contests.ts';
import { useEntryNames } from '../../contest/parts/entryNames.ts';
import { getMaxScore } from '../../contest/review/score.ts';
import { englishContestReview } from '../../messages/en/contestReview.ts';
import { englishJudgeActs } from '../../messages/en/lifecycle.ts';
import { englishReviewForm } from '../../messages/en/reviewForm.ts';
import { inSentence } from '../../messages/text/names.ts';
import styles from './QueueEndView.module.css';
import { type FramePlace, useArrival } from './ReviewFrame.tsx';
import type { QueueCount } from './useJudgeRun.ts';

export type QueueEndViewProps = {
  readonly count: QueueCount;
  /** The judge's reviews in force, which can be changed. */
  readonly reviewed: readonly Review[];
  /** Entries whose reviews are signed and not indexed yet. They have their place in the list, so that nothing moves then. */
  readonly onTheWay: readonly string[];
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
  const { count, reviewed, onTheWay, criteria, ready, place, onGoOn, onSign, onChange, onClose } = props;
  const { queue: messages, many } = useMessages('reviewForm', englishReviewForm);
  const { ofMax } = useMessages('contestReview', englishContestReview);
  const acts = useMessages('judgeActs', englishJudgeActs);
  const getName = useEntryNames();
  const paths = usePaths();
  const { foot, heading } = place;
  const left = count.total - count.done;
  const max = getMaxScore(criteria);
  const rows = new Map<string, Review | undefined>(onTheWay.map((entry) => [entry, undefined]));
  for (const review of reviewed) rows.set(review.entry, review);
  useArrival(heading, true);
  return (
    <div className={styles.end}>
      {left === 0 && <Mark size="large" />}
      <h3 ref={heading} tabIndex={-1}>
        {left > 0
          ? messages.left(left)
          : count.total > 0
            ? messages.allReviewed(count.total)
            : messages.nothing}
      </h3>
      <p>{left === 0 ? messages.thanks : ready > 0 ? `${many.ready(ready)}.` : messages.leftHelp}</p>
      {rows.size > 0 && (
        <ul className={styles.reviewed}>
          {[...rows]
            .sort(([a], [b]) => Number(a) - Number(b))
            .map(([entry, review]) => {
              const { name } = getName(entry);
              return (
                <li key={entry}>
                  <bdi>{name}</bdi>
                  <span>{review ? ofMax(review.points, max) : messages.onTheWay(1)}</span>
                  <Button
                    size="small"
                    variant="quiet"
                    disabled={!review}
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
      <Link href={paths.reviews}>{messages.elsewhere}</Link>
      {foot &&
        createPortal(
          <>
            {onGoOn && (
              <Button variant="outlined" onClick={onClose}>
                {messages.leave}
              </Button>
            )}
            <Button variant={ready > 0 ? 'outlined' : 'contained'} onClick={onGoOn ?? onClose}>
              {onGoOn ? messages.goOn : messages.toContest}
            </Button>
            {ready > 0 && <Button onClick={onSign}>{many.sign(ready)}</Button>}
          </>,
          foot,
        )}
    </div>
  );
}
