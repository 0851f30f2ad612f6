import { LIMITS } from '@org/contests';
import { Button, Card, Field, TextArea, TextField } from '@org/ui-theme';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { messages } from '../../shared/messages/messages.ts';
import { countCharacters } from '../../shared/text/countCharacters.ts';
import { type ContestForm, countLines } from './contestForm.ts';
import type { FormProblems } from './formProblems.ts';
import styles from './StartContestView.module.css';

const words = messages.startContest;

export type StartContestViewProps = {
  readonly form: ContestForm;
  /** The problems that are to be shown now. */
  readonly problems: FormProblems;
  readonly timeZone: string;
  readonly isKept: boolean;
  readonly isConnected: boolean;
  /** What stands above the form: a contest on its way, a wrong network. */
  readonly children?: ReactNode;
  readonly onChange: (field: keyof ContestForm, value: string, isIncomplete?: boolean) => void;
  readonly onBlur: (field: keyof ContestForm) => void;
  readonly onSubmit: () => void;
  readonly onClear: () => void;
};

/** The form in calm steps: what, who, what is judged, until when. */
export function StartContestView(props: StartContestViewProps) {
  const { form, problems } = props;
  const element = useRef<HTMLFormElement>(null);
  const invalid = Object.keys(problems).length;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit();
    // The problems of a first submit are drawn by the next frame; then the first of them gets the focus.
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  };

  const control = (field: keyof ContestForm) => ({
    name: field,
    value: form[field],
    error: <Problems sentences={problems[field]} />,
    ...(problems[field] ? {} : { error: undefined }),
    onChange: (event: { target: HTMLInputElement | HTMLTextAreaElement }) =>
      props.onChange(field, event.target.value, event.target.validity?.badInput),
    onBlur: () => props.onBlur(field),
  });
  const endsAt = control('endsAt');

  return (
    <form ref={element} className={styles.form} noValidate onSubmit={submit}>
      <header className={styles.head}>
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
      </header>
      {props.children}
      <Step number={1} {...words.steps.what}>
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
      </Step>
      <Step number={2} {...words.steps.who}>
        <TextArea
          label={words.fields.judges}
          hint={words.fields.judgesHint}
          help={words.fields.judgesHelp(countLines(form.judges))}
          {...control('judges')}
          placeholder={words.fields.judgesExample}
          className={styles.lines}
          code
        />
      </Step>
      <Step number={3} {...words.steps.which}>
        <TextArea
          label={words.fields.entries}
          hint={words.fields.entriesHint}
          help={words.fields.entriesHelp(countLines(form.entries))}
          {...control('entries')}
          placeholder={words.fields.entriesExample}
          className={styles.lines}
          code
        />
        <Field
          label={words.fields.endsAt}
          hint={words.fields.endsAtHint}
          help={words.fields.endsAtHelp(props.timeZone)}
          error={endsAt.error}
        >
          {(field) => (
            <input
              {...field}
              type="datetime-local"
              className="laurel-input"
              name="endsAt"
              value={endsAt.value}
              onChange={endsAt.onChange}
              onBlur={endsAt.onBlur}
            />
          )}
        </Field>
      </Step>
      <div className={styles.end}>
        {invalid > 0 && (
          <p className={styles.invalid} role="alert">
            {words.invalid(invalid)}
          </p>
        )}
        {!props.isConnected && <p>{words.notConnected}</p>}
        <div className={styles.buttons}>
          <Button type="submit" size="large">
            {words.submit}
          </Button>
          <Button variant="quiet" onClick={props.onClear}>
            {words.clear}
          </Button>
        </div>
        <p className={styles.kept}>{props.isKept ? words.kept : words.notKept}</p>
      </div>
    </form>
  );
}

function Step(props: { number: number; title: string; text: string; children: ReactNode }) {
  // No name for the section: it would say "judges" again, and the field "Judges" is the one to be found by it.
  return (
    <Card as="section" className={styles.step}>
      <div className={styles.stepHead}>
        <span aria-hidden="true">{props.number}</span>
        <div>
          <h2>{props.title}</h2>
          <p>{props.text}</p>
        </div>
      </div>
      {props.children}
    </Card>
  );
}

function Problems({ sentences = [] }: { sentences: readonly string[] | undefined }) {
  if (sentences.length < 2) return <>{sentences[0]}</>;
  return (
    <ul className={styles.problems}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
