import type { ChainConfig } from '@org/chain-config';
import type { Contest, JudgeQueue, Phase } from '@org/contests';
import { Button } from '@org/ui-theme';
import type { ReactNode } from 'react';
import type { Address } from 'viem';
import { useContests, useMessages } from '../../base/provider/contests.ts';
import { pendingWrites } from '../../data/reading/pendingWrites.ts';
import type { OwnWrite } from '../../data/reading/usePendingWrites.ts';
import type { Viewer } from '../../data/reading/useViewer.ts';
import { englishReviewForm } from '../../messages/en/reviewForm.ts';
import { useSwitchChain } from '../../write/WrongNetwork.tsx';
import { useDraftedReviews, usePendingReviews } from '../review/draftedReviews.ts';
import { toPendingActs } from './PendingActs.tsx';
import { ViewerNotices } from './ViewerNotices.tsx';

type SignDraftsProps = {
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
  const { many } = useMessages('reviewForm', englishReviewForm);
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

export type WritingNoticesProps = {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  readonly viewer: Viewer | undefined;
  readonly phase: Phase;
  readonly intents: readonly OwnWrite[];
  readonly onReview: (entry: string) => void;
  readonly onSignDrafts: () => void;
  /** See `ViewerNotices`. */
  readonly stranger?: ReactNode;
};

/** The viewer's next step; loaded only with a wallet or pending writes. */
export function WritingNotices({
  chainConfig,
  contest,
  intents,
  onSignDrafts,
  ...props
}: WritingNoticesProps) {
  const { switching, switchChain } = useSwitchChain(chainConfig.chain.id);
  const { findMessages } = useContests();
  const { viewer, phase } = props;
  return (
    <ViewerNotices
      {...props}
      renderActs={
        viewer?.role === 'judge' && viewer.queue && phase === 'judging'
          ? (renderNext) =>
              viewer.queue && (
                <SignDrafts
                  chainConfig={chainConfig}
                  contest={contest}
                  account={viewer.account}
                  queue={viewer.queue}
                  onSign={onSignDrafts}
                  renderNext={renderNext}
                />
              )
          : undefined
      }
      chainName={chainConfig.chain.name}
      pending={intents.flatMap((intent) => toPendingActs(chainConfig, intent, findMessages))}
      switching={switching}
      onSwitch={switchChain}
      onForget={pendingWrites.forget}
    />
  );
}
