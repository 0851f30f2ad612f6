import { Button } from '@org/ui-theme';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../base/provider/contests.ts';
import { startContestTexts } from '../../messages/en/startContest.ts';
import { STEPS, type StepName } from '../form/formSteps.ts';
import styles from './FormStep.module.css';

export type FormStepProps = {
  readonly name: StepName;
  readonly onStep: (step: StepName) => void;
  /** In place of the button to the next step. */
  readonly submit: ReactNode | undefined;
  readonly children: ReactNode;
};

/** One step of the form, with the ways back and on. */
export function FormStep({ name, onStep, submit, children }: FormStepProps) {
  const words = useTexts('startContest', startContestTexts);
  const id = useId();
  const before = STEPS[STEPS.indexOf(name) - 1];
  const after = STEPS[STEPS.indexOf(name) + 1];
  // Not named by its heading: that would repeat the name of the field "Judges".
  return (
    <section className={styles.step} data-step={name}>
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 id={id} tabIndex={-1}>
            {words.outline[name]}
          </h2>
          <p>{words.steps[name]}</p>
        </div>
        {children}
      </div>
      <div className={styles.foot}>
        {before && (
          <Button variant="quiet" onClick={() => onStep(before)}>
            {words.back}
          </Button>
        )}
        <span className={styles.gap} />
        {submit ??
          (after && <Button onClick={() => onStep(after)}>{words.next(words.outline[after])}</Button>)}
      </div>
    </section>
  );
}
