import type { JudgeQueue, Phase } from '@org/contests';
import { Button, Link, Meter, Skeleton } from '@org/ui-theme';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { moveFocusToPage } from '../../base/page/pageStart.ts';
import { useMessages, usePaths } from '../../base/provider/contests.ts';
import { JUDGE_HASH } from '../../data/reading/judges.ts';
import type { Viewer } from '../../data/reading/useViewer.ts';
import { englishLifecycle } from '../../messages/en/lifecycle.ts';
import { englishReviews } from '../../messages/en/reviews.ts';
import { Person } from '../../person/Person.tsx';
import { type Switching, WrongNetwork } from '../../write/WrongNetwork.tsx';
import { type PendingAct, PendingActs } from './PendingActs.tsx';
import styles from './ViewerNotices.module.css';

type JudgePanelProps = {
  readonly phase: Phase;
  /** Undefined while the reviews are loading. */
  readonly queue: JudgeQueue | undefined;
  readonly onReview: (entry: string) => void;
  /** Puts the button to the next entry beside the one that signs drafts. */
  readonly renderActs?: ((renderNext: (isSecond: boolean) => ReactNode) => ReactNode) | undefined;
};

/** The connected judge's open reviews, and the button to the next entry. Not for a withdrawn contest. */
function JudgePanel({ phase, queue, onReview, renderActs }: JudgePanelProps) {
  const messages = useMessages('reviews', englishReviews).here;
  const paths = usePaths();
  const first = phase === 'judging' ? queue?.waiting[0] : undefined;
  useEffect(() => {
    if (first === undefined || window.location.hash !== JUDGE_HASH) return;
    // Only once: a queue that was closed must not reopen.
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    onReview(first);
  }, [first, onReview]);
  if (phase !== 'judging') return <p>{messages.closed}</p>;
  if (!queue) return <Skeleton lines={2} />;
  const { waiting, reviewed, assigned } = queue;
  const [next] = waiting;
  const left = assigned.filter((entry) => waiting.includes(entry)).length;
  const isAssigned = left > 0;
  const total = isAssigned ? assigned.length : reviewed.length + waiting.length;
  const done = isAssigned ? assigned.length - left : reviewed.length;
  const getText = () => {
    if (isAssigned) return messages.assigned(left);
    if (assigned.length > 0 && waiting.length > 0) return messages.assignedDone(waiting.length);
    return total > 0 ? messages.left(waiting.length) : messages.abstained;
  };
  const renderNext = (isSecond: boolean) =>
    next !== undefined && <NextButton isSecond={isSecond} onPress={() => onReview(next)} />;
  return (
    <section className={styles.panel} aria-label={messages.name}>
      <div className={styles.text}>
        <p>{getText()}</p>
        {total > 0 && (
          <Meter label={messages.name} value={done} max={total} text={messages.done(done, total)} />
        )}
      </div>
      <div className={styles.acts}>
        {renderActs ? renderActs(renderNext) : renderNext(false)}
        <Link href={paths.reviews}>{messages.all}</Link>
      </div>
    </section>
  );
}

function NextButton({ isSecond, onPress }: { readonly isSecond: boolean; readonly onPress: () => void }) {
  const messages = useMessages('reviews', englishReviews).here;
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      // The panel disappears after the last review: a focus inside must move to the page instead of being lost.
      if (element !== null && element === document.activeElement) queueMicrotask(moveFocusToPage);
    };
  }, []);
  return (
    <Button ref={button} variant={isSecond ? 'outlined' : 'contained'} onClick={onPress}>
      {messages.reviewNext}
    </Button>
  );
}

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
  const messages = useMessages('lifecycle', englishLifecycle);
  return (
    <p className={styles.stranger}>
      {messages.notAJudge} <Person address={account} inline />
    </p>
  );
}
