import type { Result } from '@org/contests';
import { useEffect, useMemo, useState } from 'react';
import styles from '../contest/check/CheckLineSlot.module.css';
import { useLazyComponent } from '../page/useLazyComponent.ts';
import type { useActsCheck } from './data/useActsCheck.ts';

const loadCheckLine = () =>
  import('../contest/check/CheckLine.tsx').then(({ CheckLineView }) => CheckLineView);

/** An order is usually confirmed earlier. */
const PATIENCE_MS = 3_000;

export type ActsCheckLineProps = {
  readonly check: ReturnType<typeof useActsCheck>;
  /** Undefined while the reviews are loading. */
  readonly result: Result | undefined;
  readonly onReadFromChain: () => void;
};

/**
 * Whether the scan's acts have been checked against the chain; a contradiction is also shown at the bottom of the window.
 * Reserves the height of the line, whose code loads after the result.
 */
export function ActsCheckLine({ check, result, onReadFromChain }: ActsCheckLineProps) {
  const { Component: CheckLine } = useLazyComponent(loadCheckLine, result !== undefined);
  const isUnordered = useMemo(() => result !== undefined && hasUnorderedReviews(result), [result]);
  const isOrdering = useLasts(isUnordered && check.verdict === undefined);
  return (
    <div className={styles.line}>
      {CheckLine && (
        <CheckLine
          verdict={check.verdict}
          isBrief={false}
          isOrdering={isOrdering}
          isBusy={check.isFetching}
          onAsk={check.ask}
          onReadFromChain={onReadFromChain}
        />
      )}
    </div>
  );
}

/** Whether a judge reviewed an entry twice within a second, and only a scan has said in which order. */
export function hasUnorderedReviews({ details }: Pick<Result, 'details'>): boolean {
  if (details?.order !== 'not-confirmed') return false;
  const seen = new Set<string>();
  return details.reviews.some(({ judge, entry, attestation: { time } }) => {
    const key = `${judge} ${entry} ${time}`;
    const isSecond = seen.has(key);
    seen.add(key);
    return isSecond;
  });
}

/** Whether something has been so for a while. */
function useLasts(isSo: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLasts(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isSo]);
  return isSo && lasts;
}
