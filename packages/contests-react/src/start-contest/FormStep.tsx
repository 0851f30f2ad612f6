import { Card } from '@org/ui-theme';
import type { ReactNode } from 'react';
import { useTexts } from '../provider/contests.ts';
import { startContestTexts } from '../texts/en/startContest.ts';
import styles from './FormStep.module.css';
import type { StepName } from './formSteps.ts';
import { getStepId } from './StepOutline.tsx';

export type FormStepProps = {
  readonly name: StepName;
  readonly number: number;
  readonly children: ReactNode;
};

/** One step of the form; all steps are visible at once. */
export function FormStep({ name, number, children }: FormStepProps) {
  const startContestWords = useTexts('startContest', startContestTexts);
  const { title, text } = startContestWords.steps[name];
  // The section has no accessible name: it would repeat that of the field "Judges".
  return (
    <Card as="section" className={styles.step}>
      <div className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <div>
          <h2 id={getStepId(name)} tabIndex={-1}>
            {title}
          </h2>
          <p>{text}</p>
        </div>
      </div>
      {children}
    </Card>
  );
}
