import type { Phase } from '@org/contests';
import type { ReactNode } from 'react';
import { useTexts } from '../../base/provider/contests.ts';
import type { Viewer } from '../../data/reading/useViewer.ts';
import { lifecycleTexts } from '../../messages/en/lifecycle.ts';
import { Person } from '../../person/Person.tsx';
import type { Switching } from '../../write/useSwitchChain.ts';
import { WrongNetwork } from '../../write/WrongNetwork.tsx';
import { JudgePanel, type JudgePanelProps } from './JudgePanel.tsx';
import { type PendingAct, PendingActs } from './PendingActs.tsx';
import styles from './ViewerNotices.module.css';

export type ViewerNoticesProps = {
  readonly viewer: Viewer | undefined;
  readonly phase: Phase;
  readonly chainName: string;
  /** Writes from this device that are not indexed yet. */
  readonly pending: readonly PendingAct[];
  readonly onForget: (id: string) => void;
  readonly switching: Switching;
  readonly onSwitch: () => void;
  readonly onReview: (entry: string) => void;
  /** In place of saying that the visitor is not a judge: how to take part. */
  readonly stranger?: ReactNode;
  /** A judge's buttons: to the next entry, and to sign drafts. */
  readonly renderActs?: JudgePanelProps['renderActs'];
};

/** The viewer's next step in one panel, and their pending writes. */
export function ViewerNotices(props: ViewerNoticesProps) {
  const { viewer, phase } = props;
  const isJudge = viewer?.role === 'judge' && phase !== 'withdrawn';
  const isStranger = viewer?.role === 'visitor' && !viewer.isOrganizer && phase !== 'withdrawn';
  const needsSwitch = isJudge && phase === 'judging' && !viewer.isOnChain;
  return (
    <>
      {needsSwitch && (
        <WrongNetwork chainName={props.chainName} switching={props.switching} onSwitch={props.onSwitch} />
      )}
      {(isJudge || isStranger) && (
        <div className={styles.card}>
          {isJudge && (
            <JudgePanel
              phase={phase}
              queue={viewer.queue}
              onReview={props.onReview}
              renderActs={props.renderActs}
            />
          )}
          {isStranger && (props.stranger || <NotAJudge account={viewer.account} />)}
        </div>
      )}
      <PendingActs acts={props.pending} onForget={props.onForget} />
    </>
  );
}

function NotAJudge({ account }: Pick<Viewer, 'account'>) {
  const words = useTexts('lifecycle', lifecycleTexts);
  return (
    <p className={styles.stranger}>
      {words.notAJudge} <Person address={account} inline />
    </p>
  );
}
