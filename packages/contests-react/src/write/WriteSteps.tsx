import { CheckIcon, Link, Spinner, VisuallyHidden } from '@org/ui-theme';
import { useEffect, useRef } from 'react';
import { useTexts } from '../base/provider/contests.ts';
import { writingTexts } from '../messages/en/writing.ts';
import styles from './WriteSteps.module.css';
import type { WriteState } from './writeState.ts';

const steps = ['wallet', 'block', 'visible'] as const;

/** Number of completed steps; -1 before the wallet is asked. */
const doneSteps = {
  idle: -1,
  failed: -1,
  checking: -1,
  'waiting-for-earlier': -1,
  'confirm-in-wallet': 0,
  sent: 1,
  mined: 2,
  visible: 3,
} as const satisfies Record<WriteState['status'], number>;

export type WriteStepsProps = {
  readonly state: WriteState;
  /** The transaction's page on the explorer. */
  readonly transactionHref: string | null;
  /** Indexing takes longer than usual. */
  readonly isSlow?: boolean;
  /** In place of "visible to everyone". */
  readonly lastStep?: string | undefined;
};

/** The progress of a write, from "confirm in your wallet" to "visible to everyone". */
export function WriteSteps({ state, transactionHref, isSlow = false, lastStep }: WriteStepsProps) {
  const words = useTexts('writing', writingTexts);
  const names = { ...words.steps, ...(lastStep && { visible: lastStep }) };
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const done = doneSteps[state.status];
  const isSent = done >= 1 && state.status !== 'visible';
  return (
    <div ref={element} className={styles.writing} role="status">
      {(state.status === 'checking' || state.status === 'waiting-for-earlier') && (
        <p className={styles.checking}>
          <Spinner /> {state.status === 'checking' ? words.checking : words.waitingForEarlier}
        </p>
      )}
      <ol className={styles.steps} aria-label={words.progress}>
        {steps.map((step, index) => {
          const position = index < done ? 'done' : index === done ? 'current' : 'waiting';
          return (
            <li key={step} data-state={position}>
              <span className={styles.mark}>
                {position === 'done' && <CheckIcon size="small" />}
                {position === 'current' && <Spinner />}
              </span>
              {names[step]} <VisuallyHidden>{words.stepState[position]}</VisuallyHidden>
            </li>
          );
        })}
      </ol>
      {isSlow && <p>{words.slowScan}</p>}
      {isSent && <p className={styles.note}>{words.keepsGoing}</p>}
      {transactionHref && (
        <p className={styles.note}>
          <Link href={transactionHref} external>
            {words.transaction}
          </Link>
        </p>
      )}
    </div>
  );
}
