import { CheckIcon, VisuallyHidden, WarningIcon } from '@org/ui-theme';
import type { MouseEvent } from 'react';
import { useTexts } from '../provider/contests.ts';
import { startContestTexts } from '../texts/en/startContest.ts';
import type { StepName, StepState } from './formSteps.ts';
import styles from './StepOutline.module.css';

const STEPS: readonly StepName[] = ['what', 'who', 'which', 'sign'];

/** The element id of a step. */
export function getStepId(step: StepName): string {
  return `step-${step}`;
}

/** Links to the steps of the form, with their status. */
export function StepOutline({ steps }: { steps: Record<StepName, StepState> }) {
  const words = useTexts('startContest', startContestTexts).outline;
  const leadTo = (event: MouseEvent, step: StepName) => {
    const target = document.getElementById(getStepId(step));
    if (!target) return;
    // Keeps the URL, so that the back button does not go through the steps.
    event.preventDefault();
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'start' });
  };
  return (
    <nav className={styles.outline} aria-label={words.name}>
      <ol>
        {STEPS.map((step, index) => (
          <li key={step} data-state={steps[step]}>
            <a href={`#${getStepId(step)}`} onClick={(event) => leadTo(event, step)}>
              <span className={styles.mark} aria-hidden="true">
                {steps[step] === 'done' && <CheckIcon size="small" />}
                {steps[step] === 'wrong' && <WarningIcon size="small" />}
                {steps[step] === 'open' && index + 1}
              </span>
              {words[step]}
              <VisuallyHidden>, {words.state[steps[step]]}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
