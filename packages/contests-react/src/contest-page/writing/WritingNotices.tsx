import type { ChainConfig } from '@org/chain-config';
import type { ContestState } from '@org/contests';
import type { ReactNode } from 'react';
import type { Viewer } from '../../contest/data/useViewer.ts';
import { SignDrafts } from '../../evaluate/SignDrafts.tsx';
import { useContests } from '../../provider/contests.ts';
import { pendingWrites } from '../../writing/pendingWrites.ts';
import { useSwitchChain } from '../../writing/useSwitchChain.ts';
import type { OwnWrite } from '../data/useOwnWrites.ts';
import type { OrganizerPanelProps } from './OrganizerPanel.tsx';
import { toPendingActs } from './toPendingActs.ts';
import { ViewerNotices } from './ViewerNotices.tsx';

export type WritingNoticesProps = {
  readonly chainConfig: ChainConfig;
  readonly viewer: Viewer | undefined;
  readonly state: ContestState;
  readonly organizing: OrganizerPanelProps;
  readonly intents: readonly OwnWrite[];
  readonly onReview: (entry: string) => void;
  readonly onSignDrafts: () => void;
  /** See `ViewerNotices`. */
  readonly stranger?: ReactNode;
};

/** The viewer's next step; loaded only with a wallet or pending writes. */
export function WritingNotices({ chainConfig, intents, onSignDrafts, ...props }: WritingNoticesProps) {
  const { switching, switchChain } = useSwitchChain(chainConfig.chain.id);
  const { findTexts } = useContests();
  const { viewer, state } = props;
  return (
    <ViewerNotices
      {...props}
      renderActs={
        viewer?.role === 'judge' && viewer.queue && state === 'judging'
          ? (renderNext) =>
              viewer.queue && (
                <SignDrafts
                  chainConfig={chainConfig}
                  contest={props.organizing.contest}
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
