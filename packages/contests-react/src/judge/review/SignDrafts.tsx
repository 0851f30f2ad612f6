import type { ChainConfig } from '@org/chain-config';
import type { Contest, JudgeQueue } from '@org/contests';
import { Button } from '@org/ui-theme';
import type { ReactNode } from 'react';
import type { Address } from 'viem';
import { useTexts } from '../../base/provider/contests.ts';
import { reviewFormTexts } from '../../messages/en/reviewForm.ts';
import { useDraftedReviews } from './draftedReviews.ts';
import { usePendingReviews } from './usePendingReviews.ts';

export type SignDraftsProps = {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  /** The judge. */
  readonly account: Address;
  readonly queue: JudgeQueue;
  readonly onSign: () => void;
  /** The button to the next entry. */
  readonly renderNext: (isSecond: boolean) => ReactNode;
};

/**
 * The button to the next entry, and the one to sign the judge's drafts of this contest together: first once everything that
 * is left is drafted, missing without a complete draft.
 */
export function SignDrafts({ chainConfig, contest, account, queue, onSign, renderNext }: SignDraftsProps) {
  const { many } = useTexts('reviewForm', reviewFormTexts);
  const onTheWay = usePendingReviews({ chainConfig, contest, account });
  const { reviewed, waiting } = queue;
  const { ready } = useDraftedReviews({ contest, account, reviewed, onTheWay });
  if (ready.length === 0) return renderNext(false);
  const isAll = waiting.every((entry) => ready.some((input) => input.entry === entry));
  if (!isAll)
    return (
      <>
        {renderNext(false)}
        <Button variant="outlined" size="small" onClick={onSign}>
          {many.sign(ready.length)}
        </Button>
      </>
    );
  return (
    <>
      <Button onClick={onSign}>
        {ready.length > 1 ? many.signAll(ready.length) : many.sign(ready.length)}
      </Button>
      {renderNext(true)}
    </>
  );
}
