import { Card } from '@org/ui-theme';
import type { ReactNode } from 'react';
import { messages } from '../../shared/messages/messages.ts';
import styles from './FormStep.module.css';
import type { StepName } from './formSteps.ts';
import { getStepId } from './StepOutline.tsx';

export type FormStepProps = {
  readonly name: StepName;
  readonly number: number;
  readonly children: ReactNode;
};

/** One step of the form, all of them open at once. */
export function FormStep({ name, number, children }: FormStepProps) {
  const { title, text } = messages.startContest.steps[name];
  // No name for the section: it would say "judges" again, and the field "Judges" is the one to be found by it.
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
