import type { NewContest } from '@org/contests/write';
import { Button } from '@org/ui-theme';
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../base/provider/contests.ts';
import { englishStartContest } from '../../messages/en/startContest.ts';
import type { Messages } from '../../messages/messages.ts';
import { type ContestForm, countLines } from '../form/contestForm.ts';
import type { FieldName, FormProblems } from '../form/formProblems.ts';
import { STEPS, type StepName, type StepState } from '../form/formSteps.ts';
import type { ImportKind } from '../form/importReading.ts';
import { formatDay, type ReadTimes, type TimeField } from '../form/localTime.ts';
import type { UpdateForm } from '../form/useContestForm.ts';
import type { ImportOutcome } from '../import/useImports.ts';
import { BasicsStep } from './BasicsStep.tsx';
import { ContestPreview, JudgeFormPreview } from './ContestPreview.tsx';
import { CriteriaStep } from './CriteriaStep.tsx';
import { DatesStep } from './DatesStep.tsx';
import { OpenDraftFile } from './DraftFileNotice.tsx';
import { EntriesStep } from './EntriesStep.tsx';
import { FormStep, StepRail } from './FormStep.tsx';
import { JudgesStep } from './JudgesStep.tsx';
import { isScarce, SignStep, SizeLine } from './SignStep.tsx';
import styles from './StartContestView.module.css';
import type { ContestFacts } from './useContestFacts.ts';

/** A summary of each step's input, in a few words. */
function summarizeSteps(
  contest: NewContest,
  { summaries: messages }: Messages['startContest'],
): { readonly [Step in StepName]?: string } {
  const { title, criteria, judges, entries, submissionsUntil, closesAt } = contest;
  const points = criteria.reduce((sum, { maxPoints, weight }) => sum + maxPoints * weight, 0);
  const listed = entries.length > 0 ? messages.entries(entries.length) : undefined;
  const taken =
    submissionsUntil === null
      ? listed
      : listed
        ? messages.entriesAndSubmissions(listed)
        : messages.submissions;
  return {
    ...(title.trim() && { basics: title.trim() }),
    ...(criteria.length > 0 && points > 0 && { criteria: messages.criteria(criteria.length, points) }),
    ...(judges.length > 0 && { judges: messages.judges(judges.length) }),
    ...(taken && { entries: taken }),
    ...(closesAt > 0n && { dates: messages.ends(formatDay(closesAt)) }),
  };
}

export type StartContestViewProps = {
  readonly step: StepName;
  readonly form: ContestForm;
  /** The form as a contest, without blank rows. */
  readonly contest: NewContest;
  readonly times: ReadTimes;
  /** The visible problems. */
  readonly problems: FormProblems;
  readonly steps: Record<StepName, StepState>;
  readonly facts: ContestFacts;
  /** The number of valid judges. */
  readonly validJudges: number;
  readonly outcomes: { readonly [Kind in ImportKind]?: ImportOutcome };
  readonly nowSeconds: bigint;
  readonly zone: string;
  readonly isKept: boolean;
  readonly isConnected: boolean;
  /** Notices above the form: a pending contest, a wrong network. */
  readonly children?: ReactNode;
  /** Controls that save the draft on the server. */
  readonly keepDrafts?: ReactNode;
  readonly onStep: (step: StepName) => void;
  readonly onUpdate: UpdateForm;
  readonly onTime: (field: TimeField, time: string, isIncomplete?: boolean) => void;
  readonly onTouch: (field: FieldName) => void;
  readonly onImport: (kind: ImportKind, given?: string | readonly File[]) => void;
  readonly onSubmit: () => void;
  readonly onClear: () => void;
  /** Downloads the draft. */
  readonly onSave: () => void;
  /** Takes the draft from a file. */
  readonly onOpenFile: (file: File) => void;
};

/** The form to start a contest: six steps, one at a time, with a checklist and a preview beside them. */
export function StartContestView(props: StartContestViewProps) {
  const { step, form, contest, problems, facts, nowSeconds } = props;
  const messages = useMessages('startContest', englishStartContest);
  const element = useFocusOnStep(step, problems);
  const [storing, setStoring] = useState(0);
  const isBusy = storing > 0;
  const onStep = (to: StepName) => {
    if (!isBusy) props.onStep(to);
  };
  const shared = {
    ...{ form, problems, onUpdate: props.onUpdate, onTouch: props.onTouch },
    onBusy: (isOne: boolean) => setStoring((before) => before + (isOne ? 1 : -1)),
  };
  const dates = { times: props.times, zone: props.zone, onTime: props.onTime };
  const summaries = useMemo(() => summarizeSteps(contest, messages), [contest, messages]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = STEPS[STEPS.indexOf(step) + 1];
    // The Enter key goes on, as the button at the end of the step.
    if (next) onStep(next);
    else props.onSubmit();
  };

  return (
    <form ref={element} className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.head}>
        <header>
          <h1>{messages.title}</h1>
          <p>{messages.intro}</p>
        </header>
        {props.children}
      </div>
      <div className={styles.rail}>
        <StepRail current={step} steps={props.steps} summaries={summaries} isBusy={isBusy} onStep={onStep} />
      </div>
      <div className={styles.step}>
        <FormStep
          key={step}
          name={step}
          isBusy={isBusy}
          onStep={onStep}
          submit={
            step === 'sign' ? (
              <Button type="submit" size="large">
                {messages.submit}
              </Button>
            ) : undefined
          }
        >
          {step === 'basics' && <BasicsStep {...shared} />}
          {step === 'criteria' && <CriteriaStep {...shared} />}
          {step === 'judges' && (
            <JudgesStep
              {...shared}
              counts={{ valid: props.validJudges, lines: countLines(form.judges) }}
              outcome={props.outcomes.judges}
              onImport={props.onImport}
            />
          )}
          {step === 'entries' && (
            <EntriesStep {...shared} {...dates} outcome={props.outcomes.entries} onImport={props.onImport} />
          )}
          {step === 'dates' && <DatesStep {...shared} {...dates} nowSeconds={nowSeconds} />}
          {step === 'sign' && (
            <SignStep
              contest={contest}
              facts={facts}
              invalid={Object.keys(problems).length}
              problems={problems.document}
              isConnected={props.isConnected}
            />
          )}
        </FormStep>
        {props.keepDrafts}
        <div className={styles.kept}>
          <p>{props.isKept ? messages.kept : messages.notKept}</p>
          <div className={styles.draft}>
            <Button variant="quiet" size="small" onClick={props.onSave}>
              {messages.draftFile.save}
            </Button>
            <OpenDraftFile isBusy={isBusy} onFile={props.onOpenFile} />
            <Button variant="quiet" size="small" disabled={isBusy} onClick={props.onClear}>
              {messages.clear}
            </Button>
          </div>
        </div>
      </div>
      {step !== 'sign' && (
        <div className={styles.side}>
          <div className={styles.preview}>
            {step === 'criteria' ? (
              <JudgeFormPreview rows={form.criteria} />
            ) : (
              <ContestPreview contest={contest} nowSeconds={nowSeconds} />
            )}
            {facts.size && isScarce(facts.size) && <SizeLine size={facts.size} />}
          </div>
        </div>
      )}
    </form>
  );
}

const FIELDS = 'input:not([type=checkbox],[type=radio],[type=file]), textarea';

/** Moves the focus when the step changes: to its first invalid field, else its first empty one, else its heading. */
function useFocusOnStep(step: StepName, problems: FormProblems) {
  const element = useRef<HTMLFormElement>(null);
  const shown = useRef(step);
  const isWrong = useRef(false);
  isWrong.current = Object.keys(problems).length > 0;
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const section = element.current?.querySelector('[data-step]');
    const invalid = isWrong.current
      ? section?.querySelector<HTMLElement>('[aria-invalid="true"]')
      : undefined;
    const fields = [...(section?.querySelectorAll<HTMLInputElement>(FIELDS) ?? [])];
    const [first] = fields;
    const heading = section?.querySelector<HTMLElement>('h2');
    const target = invalid ?? (first?.value === '' && first.type !== 'datetime-local' ? first : heading);
    target?.focus({ preventScroll: target !== invalid });
    if (!invalid) section?.scrollIntoView?.({ block: 'nearest' });
  }, [step]);
  return element;
}
