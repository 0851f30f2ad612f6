import type { ChainConfig } from '@org/chain-config';
import type { Attestation, ContestState } from '@org/contests';
import { forgetIntent } from '../../../shared/writing/intents.ts';
import { useSwitchChain } from '../../../shared/writing/useSwitchChain.ts';
import type { OwnIntent } from '../data/useOwnIntents.ts';
import type { Viewer } from '../data/viewer.ts';
import { useResumedReviews } from './useResumedReviews.ts';
import { type PendingReview, ViewerNotices } from './ViewerNotices.tsx';

export type WritingNoticesProps = {
  readonly chainConfig: ChainConfig;
  readonly viewer: Viewer | undefined;
  readonly state: ContestState;
  readonly intents: readonly OwnIntent[];
  readonly attestations: readonly Attestation[];
};

/** Everything on the page that is about signing; fetched only where there is a wallet or a review on its way. */
export function WritingNotices({ chainConfig, viewer, state, intents, attestations }: WritingNoticesProps) {
  const { switching, switchChain } = useSwitchChain(chainConfig.chain.id);
  useResumedReviews(chainConfig, intents, attestations);
  return (
    <ViewerNotices
      viewer={viewer}
      state={state}
      chainName={chainConfig.chain.name}
      pending={intents.flatMap(toPending)}
      switching={switching}
      onSwitch={switchChain}
      onForget={forgetIntent}
    />
  );
}

/** While the wallet asks, the dialog says what there is to say. */
const toPending = ({ id, entry, uid, transactionHash, isActive }: OwnIntent): readonly PendingReview[] => {
  if (uid) return [{ id, entry, status: 'on-chain' }];
  if (transactionHash) return [{ id, entry, status: 'sent' }];
  return isActive ? [] : [{ id, entry, status: 'asked' }];
};
