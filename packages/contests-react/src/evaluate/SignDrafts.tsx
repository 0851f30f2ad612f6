import type { ChainConfig } from '@org/chain-config';
import type { Contest, JudgeQueue } from '@org/contests';
import { Button } from '@org/ui-theme';
import type { Address } from 'viem';
import { useTexts } from '../provider/contests.ts';
import { evaluateTexts } from '../texts/en/evaluate.ts';
import { useDraftedReviews } from './useDraftedReviews.ts';
import { usePendingReviews } from './usePendingReviews.ts';

export type SignDraftsProps = {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  /** The judge. */
  readonly account: Address;
  readonly reviewed: JudgeQueue['reviewed'];
  readonly onSign: () => void;
};

/** The button to sign the judge's drafts of this contest together; nothing without a complete draft. */
export function SignDrafts({ chainConfig, contest, account, reviewed, onSign }: SignDraftsProps) {
  const { many } = useTexts('evaluate', evaluateTexts);
  const onTheWay = usePendingReviews({ chainConfig, contest, account });
  const { ready } = useDraftedReviews({ contest, account, reviewed, onTheWay });
  if (ready.length === 0) return null;
  return (
    <Button variant="outlined" size="small" onClick={onSign}>
      {many.sign(ready.length)}
    </Button>
  );
}
