import { countCharacters, LIMITS } from '@org/contests';
import { Button, Field, TextArea, TextField } from '@org/ui-theme';
import { type FormEvent, type ReactNode, useMemo, useRef } from 'react';
import { useTexts } from '../provider/contests.ts';
import { startContestTexts } from '../texts/en/startContest.ts';
import { ContestPreview } from './ContestPreview.tsx';
import { CriteriaTags, MAX_POINTS } from './CriteriaTags.tsx';
import { type ContestForm, countLines, readPreview } from './contestForm.ts';
import { FieldProblems } from './FieldProblems.tsx';
import { FormStep } from './FormStep.tsx';
import type { FormProblems } from './formProblems.ts';
import type { StepName, StepState } from './formSteps.ts';
import type { ImportKind } from './import/importReading.ts';
import { ListField } from './ListField.tsx';
import { SignFacts } from './SignFacts.tsx';
import styles from './StartContestView.module.css';
import { StepOutline } from './StepOutline.tsx';
import type { ContestFacts } from './useContestFacts.ts';
import type { ImportOutcome } from './useImports.ts';

export type StartContestViewProps = {
  readonly form: ContestForm;
  /** The visible problems. */
  readonly problems: FormProblems;
  readonly steps: Record<StepName, StepState>;
  readonly facts: ContestFacts;
  readonly outcomes: { readonly [Kind in ImportKind]?: ImportOutcome };
  readonly nowSeconds: bigint;
  readonly timeZone: string;
  readonly isKept: boolean;
  readonly isConnected: boolean;
  /** Notices above the form: a pending contest, a wrong network. */
  readonly children?: ReactNode;
  /** Controls that save the draft on the server. */
  readonly keepDrafts?: ReactNode;
  readonly onChange: (field: keyof ContestForm, value: string, isIncomplete?: boolean) => void;
  readonly onBlur: (field: keyof ContestForm) => void;
  readonly onImport: (kind: ImportKind, given?: string | File) => void;
  readonly onSubmit: () => void;
  readonly onClear: () => void;
};

/** The form to start a contest: four steps on one page, with a preview beside them. */
export function StartContestView(props: StartContestViewProps) {
  const words = useTexts('startContest', startContestTexts);
  const { form, problems } = props;
  const element = useRef<HTMLFormElement>(null);
  const preview = useMemo(() => readPreview(form), [form]);
  const invalid = Object.keys(problems).length;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit();
    // The problems of the first submit render in the next frame; then the first invalid field gets the focus.
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  };

  const control = (field: keyof ContestForm) => {
    const sentences = problems[field];
    return {
      name: field,
      value: form[field],
      error: sentences && <FieldProblems sentences={sentences} />,
      onChange: (event: { target: HTMLInputElement | HTMLTextAreaElement }) =>
        props.onChange(field, event.target.value, event.target.validity?.badInput),
      onBlur: () => props.onBlur(field),
    };
  };
  const list = (kind: ImportKind) => ({
    ...control(kind),
    kind,
    outcome: props.outcomes[kind],
    onImport: props.onImport,
  });
  const { error, ...endsAt } = control('endsAt');

  return (
    <form ref={element} className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.head}>
        <header>
          <h1>{words.title}</h1>
          <p>{words.intro}</p>
        </header>
        {props.children}
      </div>
      <div className={styles.outline}>
        <StepOutline steps={props.steps} />
      </div>
      <div className={styles.steps}>
        <FormStep number={1} name="what">
          <TextField
            label={words.fields.title}
            {...control('title')}
            count={words.fields.count(countCharacters(form.title), LIMITS.titleCharacters)}
            autoComplete="off"
          />
          <TextArea
            label={words.fields.description}
            {...control('description')}
            count={words.fields.count(countCharacters(form.description), LIMITS.descriptionCharacters)}
            className={styles.paragraph}
          />
        </FormStep>
        <FormStep number={2} name="who">
          <ListField
            label={words.fields.judges}
            hint={words.fields.judgesHint}
            help={words.fields.judgesHelp(preview.judges.length, countLines(form.judges))}
            placeholder={words.fields.judgesExample}
            {...list('judges')}
          />
        </FormStep>
        <FormStep number={3} name="which">
          <ListField
            label={words.fields.entries}
            hint={words.fields.entriesHint}
            help={words.fields.entriesHelp(preview.entries.length, countLines(form.entries))}
            placeholder={words.fields.entriesExample}
            {...list('entries')}
          />
          <div className={styles.criteria}>
            <h3>{words.criteria.name}</h3>
            <p>{words.criteria.text(MAX_POINTS)}</p>
            <CriteriaTags />
          </div>
          <Field
            label={words.fields.endsAt}
            hint={words.fields.endsAtHint}
            help={words.fields.endsAtHelp(props.timeZone)}
            error={error}
          >
            {(field) => <input {...field} {...endsAt} type="datetime-local" className="laurel-input" />}
          </Field>
        </FormStep>
      </div>
      <div className={styles.side}>
        <ContestPreview contest={preview} nowSeconds={props.nowSeconds} />
      </div>
      <div className={styles.last}>
        {props.keepDrafts}
        <FormStep number={4} name="sign">
          <SignFacts facts={props.facts} judges={preview.judges.length} entries={preview.entries.length} />
          {invalid > 0 && (
            <p className={styles.invalid} role="alert">
              {words.invalid(invalid)}
            </p>
          )}
          <div className={styles.end}>
            <div className={styles.buttons}>
              <Button type="submit" size="large">
                {words.submit}
              </Button>
              <Button variant="quiet" onClick={props.onClear}>
                {words.clear}
              </Button>
            </div>
            {!props.isConnected && <p>{words.notConnected}</p>}
            <p className={styles.kept}>{props.isKept ? words.kept : words.notKept}</p>
          </div>
        </FormStep>
      </div>
    </form>
  );
}
