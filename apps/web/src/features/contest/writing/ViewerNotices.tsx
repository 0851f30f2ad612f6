import type { ContestState } from '@org/contests';
import { Address } from '@org/ui-theme';
import type { Viewer } from '../../../shared/contest/data/viewer.ts';
import { messages } from '../../../shared/messages/messages.ts';
import type { Switching } from '../../../shared/writing/useSwitchChain.ts';
import { WrongNetwork } from '../../../shared/writing/WrongNetwork.tsx';
import { JudgePanel } from './JudgePanel.tsx';
import { OrganizerPanel } from './OrganizerPanel.tsx';
import { type PendingAct, PendingActs } from './PendingActs.tsx';
import styles from './ViewerNotices.module.css';

const words = messages.contestWriting;

export type ViewerNoticesProps = {
  readonly viewer: Viewer | undefined;
  readonly state: ContestState;
  readonly chainName: string;
  /** What was signed here and what the scan does not show yet. */
  readonly pending: readonly PendingAct[];
  readonly onForget: (id: string) => void;
  readonly switching: Switching;
  readonly onSwitch: () => void;
  readonly nextHref: string;
  readonly onReview: (entry: string) => void;
  readonly onWithdraw: () => void;
};

/** What the viewer may do here, said before anything is pressed. */
export function ViewerNotices(props: ViewerNoticesProps) {
  const { viewer, state } = props;
  const needsSwitch = viewer?.role === 'judge' && state === 'judging' && !viewer.isOnChain;
  return (
    <>
      {needsSwitch && (
        <WrongNetwork chainName={props.chainName} switching={props.switching} onSwitch={props.onSwitch} />
      )}
      {viewer?.role === 'judge' && (
        <JudgePanel state={state} queue={viewer.queue} onReview={props.onReview} />
      )}
      {viewer?.role === 'visitor' && (
        <p className={styles.note}>
          {words.notAJudge} <Address address={viewer.account} picture copyable={false} />
        </p>
      )}
      {viewer?.isOrganizer && (
        <OrganizerPanel
          nextHref={props.nextHref}
          onWithdraw={state === 'withdrawn' ? undefined : props.onWithdraw}
        />
      )}
      <PendingActs acts={props.pending} onForget={props.onForget} />
    </>
  );
}
