import { Banner, Button } from '@org/ui-theme';
import { useTexts } from '../../base/provider/contests.ts';
import { formatAbout } from '../../base/text/formatNumber.ts';
import type { TooMuch } from '../../data/reading/contestAnswer.ts';
import { reviewsFailedTexts } from '../../messages/en/contestTrouble.ts';

export type ReviewsFailedProps = {
  readonly tooMuch?: TooMuch | undefined;
  readonly onTryAgain: () => void;
  readonly onReadFromChain: () => void;
};

/** Shown in place of the reviews, with two ways to retry. */
export function ReviewsFailed({ tooMuch, onTryAgain, onReadFromChain }: ReviewsFailedProps) {
  const words = useTexts('reviewsFailed', reviewsFailedTexts);
  return (
    <Banner
      tone="error"
      title={words.title}
      action={
        <>
          <Button size="small" onClick={onTryAgain}>
            {words.tryAgain}
          </Button>
          <Button size="small" variant="outlined" onClick={onReadFromChain}>
            {tooMuch ? words.readCostly : words.read}
          </Button>
        </>
      }
    >
      {tooMuch ? words.textCostly(formatAbout(tooMuch.requests)) : words.text}
    </Banner>
  );
}
