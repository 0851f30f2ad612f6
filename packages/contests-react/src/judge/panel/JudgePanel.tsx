import type { JudgeQueue, Phase } from '@org/contests';
import { Button, Link, Meter, Skeleton } from '@org/ui-theme';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { moveFocusToPage } from '../../base/page/moveFocusToPage.ts';
import { usePaths, useTexts } from '../../base/provider/contests.ts';
import { JUDGE_HASH } from '../../data/reading/judge.ts';
import { reviewsTexts } from '../../messages/en/reviews.ts';
import styles from './ViewerNotices.module.css';

export type JudgePanelProps = {
  readonly phase: Phase;
  /** Undefined while the reviews are loading. */
  readonly queue: JudgeQueue | undefined;
  readonly onReview: (entry: string) => void;
  /** Puts the button to the next entry beside the one that signs drafts. */
  readonly renderActs?: ((renderNext: (isSecond: boolean) => ReactNode) => ReactNode) | undefined;
};

/** The connected judge's open reviews, and the button to the next entry. Not for a withdrawn contest. */
export function JudgePanel({ phase, queue, onReview, renderActs }: JudgePanelProps) {
  const words = useTexts('reviews', reviewsTexts).here;
  const paths = usePaths();
  const first = phase === 'judging' ? queue?.waiting[0] : undefined;
  useEffect(() => {
    if (first === undefined || window.location.hash !== JUDGE_HASH) return;
    // Only once: a queue that was closed must not reopen.
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    onReview(first);
  }, [first, onReview]);
  if (phase !== 'judging') return <p>{words.closed}</p>;
  if (!queue) return <Skeleton lines={2} />;
  const { waiting, reviewed } = queue;
  const [next] = waiting;
  const total = reviewed.length + waiting.length;
  const renderNext = (isSecond: boolean) =>
    next !== undefined && <NextButton isSecond={isSecond} onPress={() => onReview(next)} />;
  return (
    <section className={styles.panel} aria-label={words.name}>
      <div className={styles.text}>
        <p>{total > 0 ? words.left(waiting.length) : words.abstained}</p>
        {total > 0 && (
          <Meter
            label={words.name}
            value={reviewed.length}
            max={total}
            text={words.done(reviewed.length, total)}
          />
        )}
      </div>
      <div className={styles.acts}>
        {renderActs ? renderActs(renderNext) : renderNext(false)}
        <Link href={paths.reviews}>{words.all}</Link>
      </div>
    </section>
  );
}

function NextButton({ isSecond, onPress }: { readonly isSecond: boolean; readonly onPress: () => void }) {
  const words = useTexts('reviews', reviewsTexts).here;
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
      {words.reviewNext}
    </Button>
  );
}
