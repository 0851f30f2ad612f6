import { VisuallyHidden } from '@org/ui-theme';
import { useTexts } from '../../base/provider/contests.ts';
import { contestReviewTexts } from '../../messages/en/contestReview.ts';
import { reviewFormTexts } from '../../messages/en/reviewForm.ts';
import styles from './PointsSum.module.css';

export type PointsSumProps = {
  readonly points: number;
  readonly max: number;
  readonly note?: string | undefined;
  /** The points that were typed last, announced before the sum. */
  readonly typed?: string | undefined;
};

/** The sum of the criteria so far. */
export function PointsSum({ points, max, note, typed }: PointsSumProps) {
  const words = useTexts('reviewForm', reviewFormTexts);
  const { ofMax } = useTexts('contestReview', contestReviewTexts);
  return (
    <p className={styles.sum} role="status">
      {typed !== undefined && <VisuallyHidden>{typed}</VisuallyHidden>} <span>{words.sum}</span>{' '}
      {note && <span className={styles.note}>{note}</span>} <strong>{ofMax(points, max)}</strong>
    </p>
  );
}
