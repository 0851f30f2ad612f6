import { Button, CheckIcon, WarningIcon } from '@org/ui-theme';
import { type ReactNode, useId } from 'react';
import { useMessages } from '../../base/provider/contests.ts';
import { englishStartContest } from '../../messages/en/startContest.ts';
import type { ContestForm } from '../form/contestForm.ts';
import type { FieldName, FormProblems } from '../form/formProblems.ts';
import { STEPS, type StepName, type StepState } from '../form/formSteps.ts';
import type { UpdateForm } from '../form/useContestForm.ts';
import styles from './FormStep.module.css';

/** The properties that each step gets. */
export type StepProps = {
  readonly form: ContestForm;
  /** The visible problems. */
  readonly problems: FormProblems;
  readonly onUpdate: UpdateForm;
  /** A field lost the focus. */
  readonly onTouch: (field: FieldName) => void;
  /** A picture is being stored, or no longer: a step that goes away would lose it. */
  readonly onBusy: (isBusy: boolean) => void;
};

/** The rows with one of them changed. */
export function changeRow<Row>(rows: readonly Row[], index: number, change: Partial<Row>): readonly Row[] {
  return rows.map((row, at) => (at === index ? { ...row, ...change } : row));
}

/** The rows without one of them. */
export function removeRow<Row>(rows: readonly Row[], index: number): readonly Row[] {
  return rows.filter((_, at) => at !== index);
}

type StepRailProps = {
  readonly current: StepName;
  readonly steps: Record<StepName, StepState>;
  /** A summary of each step's input. */
  readonly summaries: { readonly [Step in StepName]?: string };
  readonly isBusy: boolean;
  readonly onStep: (step: StepName) => void;
};

/** The steps of the form with their state: a checklist, and on a phone a line of dots. */
export function StepRail({ current, steps, summaries, isBusy, onStep }: StepRailProps) {
  const messages = useMessages('startContest', englishStartContest).outline;
  const id = useId();
  return (
    <nav className={styles.rail} aria-label={messages.name}>
      <ol>
        {STEPS.map((step, index) => (
          <li key={step} data-state={steps[step]}>
            <button
              type="button"
              aria-current={step === current ? 'step' : undefined}
              aria-disabled={isBusy || undefined}
              aria-describedby={`${id}-${step}-state ${id}-${step}-summary`}
              onClick={() => onStep(step)}
            >
              <span className={styles.mark} aria-hidden="true">
                {steps[step] === 'done' && <CheckIcon size="small" />}
                {steps[step] === 'wrong' && <WarningIcon size="small" />}
                {steps[step] === 'open' && <span>{index + 1}</span>}
              </span>
              <span className={styles.text}>{messages[step]}</span>
            </button>
            <small id={`${id}-${step}-summary`}>
              <bdi>{summaries[step]}</bdi>
            </small>
            <span id={`${id}-${step}-state`} hidden>
              {messages.state[steps[step]]}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.position} aria-hidden="true">
        <strong>{messages[current]}</strong>{' '}
        <span>{messages.position(STEPS.indexOf(current) + 1, STEPS.length)}</span>
      </p>
    </nav>
  );
}

/** The problems of a field: one sentence or a list. */
export function FieldProblems({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length < 2) return sentences[0];
  return (
    <ul className={styles.problems}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

export type FormStepProps = {
  readonly name: StepName;
  /** No button leads away from the step meanwhile. */
  readonly isBusy: boolean;
  readonly onStep: (step: StepName) => void;
  /** In place of the button to the next step. */
  readonly submit: ReactNode | undefined;
  readonly children: ReactNode;
};

/** One step of the form, with the ways back and on. */
export function FormStep({ name, isBusy, onStep, submit, children }: FormStepProps) {
  const messages = useMessages('startContest', englishStartContest);
  const id = useId();
  const before = STEPS[STEPS.indexOf(name) - 1];
  const after = STEPS[STEPS.indexOf(name) + 1];
  // Not named by its heading: that would repeat the name of the field "Judges".
  return (
    <section className={styles.step} data-step={name}>
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 id={id} tabIndex={-1}>
            {messages.outline[name]}
          </h2>
          <p>{messages.steps[name]}</p>
        </div>
        {children}
      </div>
      <div className={styles.foot}>
        {before && (
          <Button variant="quiet" disabled={isBusy} onClick={() => onStep(before)}>
            {messages.back}
          </Button>
        )}
        <span className={styles.gap} />
        {submit ??
          (after && (
            <Button loading={isBusy} onClick={() => onStep(after)}>
              {messages.next(messages.outline[after])}
            </Button>
          ))}
      </div>
    </section>
  );
}
