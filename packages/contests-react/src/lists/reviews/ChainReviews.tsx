import type { ChainConfig } from '@org/chain-config';
import type { Address } from 'viem';
import { useTurn } from '../../base/page/InOrder.tsx';
import { useJudgeContests } from '../../data/judging/useJudgeContests.ts';
import { ChainReviewsView } from './ChainReviewsView.tsx';
import { ReviewItem } from './ReviewItem.tsx';

export type ChainReviewsProps = {
  readonly chainConfig: ChainConfig;
  readonly account: Address;
  /** Whether to show the chain's name: several chains are listed. */
  readonly isNamed: boolean;
};

/** The contests of one chain that the account judges. */
export function ChainReviews({ chainConfig, account, isNamed }: ChainReviewsProps) {
  const { state, searchOn, tryAgain } = useJudgeContests(chainConfig, account);
  const isShown = useTurn(state.status !== 'loading');
  if (!isShown) return null;
  return (
    <ChainReviewsView
      chainName={isNamed ? chainConfig.chain.name : undefined}
      account={account}
      state={state}
      onSearchOn={searchOn}
      onRetry={tryAgain}
      renderContest={(contest, queue) => (
        <ReviewItem {...{ chainConfig, contest, queue }} level={isNamed ? 4 : 3} />
      )}
    />
  );
}
