import type { ChainConfig } from '@org/chain-config';
import type { Contest, ContestState } from '@org/contests';
import type { Viewer } from '../../../shared/contest/data/viewer.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { forgetIntent } from '../../../shared/writing/intents.ts';
import { useSwitchChain } from '../../../shared/writing/useSwitchChain.ts';
import type { OwnIntent } from '../data/useOwnIntents.ts';
import type { PendingAct } from './PendingActs.tsx';
import { ViewerNotices } from './ViewerNotices.tsx';

export type WritingNoticesProps = {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  readonly viewer: Viewer | undefined;
  readonly state: ContestState;
  readonly intents: readonly OwnIntent[];
  readonly onReview: (entry: string) => void;
  readonly onWithdraw: () => void;
};

/** Everything on the page that is about signing; fetched only where there is a wallet or something on its way. */
export function WritingNotices(props: WritingNoticesProps) {
  const { chainConfig, contest, intents } = props;
  const { switching, switchChain } = useSwitchChain(chainConfig.chain.id);
  return (
    <ViewerNotices
      viewer={props.viewer}
      state={props.state}
      chainName={chainConfig.chain.name}
      pending={intents.flatMap(toPending)}
      switching={switching}
      nextHref={paths.startContestFrom(chainConfig.slug, contest.uid)}
      onSwitch={switchChain}
      onForget={forgetIntent}
      onReview={props.onReview}
      onWithdraw={props.onWithdraw}
    />
  );
}

/** While the wallet asks, the dialog says what there is to say. */
const toPending = (intent: OwnIntent): readonly PendingAct[] => {
  const { id, kind, uid, transactionHash, isActive } = intent;
  const act = { id, kind, entry: 'entry' in intent ? intent.entry : undefined };
  if (uid) return [{ ...act, status: 'on-chain' }];
  if (transactionHash) return [{ ...act, status: 'sent' }];
  return isActive ? [] : [{ ...act, status: 'asked' }];
};
