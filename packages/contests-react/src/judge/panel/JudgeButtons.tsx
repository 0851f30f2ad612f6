import { Button } from '@org/ui-theme';
import { useTexts } from '../../base/provider/contests.ts';
import { judgeActsTexts } from '../../messages/en/lifecycle.ts';
import styles from './JudgeButtons.module.css';

export type JudgeButtonsProps = {
  readonly entry: string;
  /** The judge has a review of the entry in force. */
  readonly isReviewed: boolean;
  readonly isLoading: boolean;
  readonly onReview: () => void;
  readonly onWithdraw: () => void;
};

/** The judge's button for one entry. */
export function JudgeButtons({ entry, isReviewed, isLoading, onReview, onWithdraw }: JudgeButtonsProps) {
  const words = useTexts('judgeActs', judgeActsTexts);
  return (
    <span className={styles.acts}>
      <Button
        size="small"
        variant={isReviewed ? 'quiet' : 'contained'}
        aria-label={isReviewed ? words.changeEntry(entry) : words.reviewEntry(entry)}
        loading={isLoading}
        onClick={onReview}
      >
        {isReviewed ? words.change : words.review}
      </Button>
      {isReviewed && (
        <Button size="small" variant="quiet" aria-label={words.withdrawEntry(entry)} onClick={onWithdraw}>
          {words.withdraw}
        </Button>
      )}
    </span>
  );
}
