import { Button } from '@org/ui-theme';
import { useMessages } from '../../base/provider/contests.ts';
import { englishJudgeActs } from '../../messages/en/lifecycle.ts';
import styles from './JudgeButtons.module.css';

export type JudgeButtonsProps = {
  readonly entry: string;
  /** No other button is the page's main one. */
  readonly isMain: boolean;
  /** The judge has a review of the entry in force. */
  readonly isReviewed: boolean;
  readonly isLoading: boolean;
  readonly onReview: () => void;
  readonly onWithdraw: () => void;
};

/** The judge's button for one entry. */
export function JudgeButtons(props: JudgeButtonsProps) {
  const { entry, isMain, isReviewed, isLoading, onReview, onWithdraw } = props;
  const messages = useMessages('judgeActs', englishJudgeActs);
  return (
    <span className={styles.acts}>
      <Button
        size="small"
        variant={isReviewed ? 'quiet' : isMain ? 'contained' : 'outlined'}
        aria-label={isReviewed ? messages.changeEntry(entry) : messages.reviewEntry(entry)}
        loading={isLoading}
        onClick={onReview}
      >
        {isReviewed ? messages.change : messages.review}
      </Button>
      {isReviewed && (
        <Button size="small" variant="quiet" aria-label={messages.withdrawEntry(entry)} onClick={onWithdraw}>
          {messages.withdraw}
        </Button>
      )}
    </span>
  );
}
