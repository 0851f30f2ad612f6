import type { ContestState } from '@org/contests';
import type { Viewer } from '../../contest/data/useViewer.ts';
import type { Switching } from '../../writing/useSwitchChain.ts';
import { WrongNetwork } from '../../writing/WrongNetwork.tsx';
import { JudgePanel } from './JudgePanel.tsx';
import { type PendingAct, PendingActs } from './PendingActs.tsx';

export type ViewerNoticesProps = {
  readonly viewer: Viewer | undefined;
  readonly state: ContestState;
  readonly chainName: string;
  /** Writes from this device that are not indexed yet. */
  readonly pending: readonly PendingAct[];
  readonly onForget: (id: string) => void;
  readonly switching: Switching;
  readonly onSwitch: () => void;
  readonly onReview: (entry: string) => void;
};

/** The viewer's role and actions. */
export function ViewerNotices(props: ViewerNoticesProps) {
  const { viewer, state } = props;
  const needsSwitch = viewer?.role === 'judge' && state === 'judging' && !viewer.isOnChain;
  return (
    <>
      <PendingActs acts={props.pending} onForget={props.onForget} />
      {needsSwitch && (
        <WrongNetwork chainName={props.chainName} switching={props.switching} onSwitch={props.onSwitch} />
      )}
      {viewer?.role === 'judge' && (
        <JudgePanel state={state} queue={viewer.queue} isShort={needsSwitch} onReview={props.onReview} />
      )}
    </>
  );
}
