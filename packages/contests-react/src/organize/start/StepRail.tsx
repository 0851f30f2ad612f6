import { CheckIcon, WarningIcon } from '@org/ui-theme';
import { useId } from 'react';
import { useTexts } from '../../base/provider/contests.ts';
import { startContestTexts } from '../../messages/en/startContest.ts';
import { STEPS, type StepName, type StepState } from '../form/formSteps.ts';
import styles from './StepRail.module.css';

export type StepRailProps = {
  readonly current: StepName;
  readonly steps: Record<StepName, StepState>;
  /** A summary of each step's input. */
  readonly summaries: { readonly [Step in StepName]?: string };
  readonly onStep: (step: StepName) => void;
};

/** The steps of the form with their state: a checklist, and on a phone a line of dots. */
export function StepRail({ current, steps, summaries, onStep }: StepRailProps) {
  const words = useTexts('startContest', startContestTexts).outline;
  const id = useId();
  return (
    <nav className={styles.rail} aria-label={words.name}>
      <ol>
        {STEPS.map((step, index) => (
          <li key={step} data-state={steps[step]}>
            <button
              type="button"
              aria-current={step === current ? 'step' : undefined}
              aria-describedby={`${id}-${step}-state ${id}-${step}-summary`}
              onClick={() => onStep(step)}
            >
              <span className={styles.mark} aria-hidden="true">
                {steps[step] === 'done' && <CheckIcon size="small" />}
                {steps[step] === 'wrong' && <WarningIcon size="small" />}
                {steps[step] === 'open' && index + 1}
              </span>
              <span className={styles.text}>{words[step]}</span>
            </button>
            <small id={`${id}-${step}-summary`}>
              <bdi>{summaries[step]}</bdi>
            </small>
            <span id={`${id}-${step}-state`} hidden>
              {words.state[steps[step]]}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.position} aria-hidden="true">
        <strong>{words[current]}</strong>{' '}
        <span>{words.position(STEPS.indexOf(current) + 1, STEPS.length)}</span>
      </p>
    </nav>
  );
}
