import type { ChainConfig } from '@org/chain-config';
import type { Contest, Phase } from '@org/contests';
import type { ReactNode } from 'react';
import { useContests } from '../../base/provider/contests.ts';
import { pendingWrites } from '../../data/reading/pendingWrites.ts';
import type { OwnWrite } from '../../data/reading/usePendingWrites.ts';
import type { Viewer } from '../../data/reading/useViewer.ts';
import { useSwitchChain } from '../../write/WrongNetwork.tsx';
import { SignDrafts } from '../review/SignDrafts.tsx';
import { toPendingActs } from './PendingActs.tsx';
import { ViewerNotices } from './ViewerNotices.tsx';

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
  const { findTexts } = useContests();
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
      pending={intents.flatMap((intent) => toPendingActs(chainConfig, intent, findTexts))}
      switching={switching}
      onSwitch={switchChain}
      onForget={pendingWrites.forget}
    />
  );
}
