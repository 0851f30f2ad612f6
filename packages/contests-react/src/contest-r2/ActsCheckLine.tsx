import styles from '../contest/check/CheckLineSlot.module.css';
import { useLazyComponent } from '../page/useLazyComponent.ts';
import type { useActsCheck } from './data/useActsCheck.ts';

const loadCheckLine = () =>
  import('../contest/check/CheckLine.tsx').then(({ CheckLineView }) => CheckLineView);

export type ActsCheckLineProps = {
  readonly check: ReturnType<typeof useActsCheck>;
  readonly onReadFromChain: () => void;
};

/**
 * Whether the scan's acts have been checked against the chain; a contradiction is also shown at the bottom of the window.
 * Reserves the height of the line, whose code loads after the result.
 */
export function ActsCheckLine({ check, onReadFromChain }: ActsCheckLineProps) {
  const { Component: CheckLine } = useLazyComponent(loadCheckLine, true);
  return (
    <div className={styles.line}>
      {CheckLine && (
        <CheckLine
          verdict={check.verdict}
          isBrief={false}
          isBusy={check.isFetching}
          onAsk={check.ask}
          onReadFromChain={onReadFromChain}
        />
      )}
    </div>
  );
}
