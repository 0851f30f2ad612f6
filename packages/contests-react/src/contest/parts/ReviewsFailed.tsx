import { Banner, Button } from '@org/ui-theme';
import { useMessages } from '../../base/provider/contests.ts';
import { formatAbout } from '../../base/text/formatNumber.ts';
import type { TooMuch } from '../../data/reading/contestAnswer.ts';
import { englishReviewsFailed } from '../../messages/en/contestTrouble.ts';

export type ReviewsFailedProps = {
  readonly tooMuch?: TooMuch | undefined;
  readonly onTryAgain: () => void;
  readonly onReadFromChain: () => void;
};

/** Shown in place of the reviews, with two ways to retry. */
export function ReviewsFailed({ tooMuch, onTryAgain, onReadFromChain }: ReviewsFailedProps) {
  const messages = useMessages('reviewsFailed', englishReviewsFailed);
  return (
    <Banner
      tone="error"
      title={messages.title}
      action={
        <>
          <Button size="small" onClick={onTryAgain}>
            {messages.tryAgain}
          </Button>
          <Button size="small" variant="outlined" onClick={onReadFromChain}>
            {tooMuch ? messages.readCostly : messages.read}
          </Button>
        </>
      }
    >
      {tooMuch ? messages.textCostly(formatAbout(tooMuch.requests)) : messages.text}
    </Banner>
  );
}
