import { countCharacters } from '@org/contests';
import { Button, Card, EmptyState, Mark, Skeleton, TextArea, TextField } from '@org/ui-theme';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { MissingStep } from '../../base/page/MissingStep.tsx';
import { useMessages } from '../../base/provider/contests.ts';
import { englishAccountEditor } from '../../messages/en/accountEditor.ts';
import { PROFILE_LIMITS } from '../../person/readProfile.ts';
import styles from './EditProfileView.module.css';
import { PictureField } from './PictureField.tsx';
import type { ProfileForm, ProfileProblems } from './profileForm.ts';

/** Why the form cannot be shown, if so. */
export type EditProfileState = 'not-connected' | 'loading' | 'failed' | 'unavailable' | 'there';

type EditProfileFrameProps = {
  readonly state: EditProfileState;
  readonly chainName: string;
  /** The account's own page. */
  readonly accountHref: string | undefined;
  readonly onConnect: () => void;
  readonly onRetry: () => void;
  /** The form, once loaded. */
  readonly children?: ReactNode;
};

/** The layout of the page around the profile form. */
export function EditProfileFrame(props: EditProfileFrameProps) {
  const messages = useMessages('accountEditor', englishAccountEditor);
  const { state, accountHref } = props;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{messages.title}</h1>
        <p>{messages.intro}</p>
        {accountHref && (
          <p>
            <a className={styles.account} href={accountHref}>
              {messages.toAccount}
            </a>
          </p>
        )}
      </header>
      {state === 'loading' && (
        <Card>
          <Skeleton lines={6} label={messages.loading} />
        </Card>
      )}
      {state === 'not-connected' && (
        <MissingStep title={messages.connect.title} act={messages.connect.act} onAct={props.onConnect}>
          {messages.connect.text}
        </MissingStep>
      )}
      {state === 'failed' && (
        <Card>
          <EmptyState
            title={messages.failed}
            action={<Button onClick={props.onRetry}>{messages.tryAgain}</Button>}
          />
        </Card>
      )}
      {state === 'unavailable' && (
        <Card>
          <EmptyState icon={<Mark size="large" />} title={messages.unavailable.title(props.chainName)}>
            {messages.unavailable.text}
          </EmptyState>
        </Card>
      )}
      {state === 'there' && props.children}
    </div>
  );
}

const { nameCharacters, aboutCharacters } = PROFILE_LIMITS;

export type EditProfileViewProps = {
  readonly form: ProfileForm;
  /** The visible problems. */
  readonly problems: ProfileProblems;
  readonly isShrinking: boolean;
  readonly isKept: boolean;
  /** The form differs from the profile on the chain. */
  readonly isChanged: boolean;
  /** The user submitted an unchanged form. */
  readonly isUnchangedNoted: boolean;
  /** Notices above the form: a pending write, a wrong network. */
  readonly children?: ReactNode;
  /** Notices above the button: a profile that is too large. */
  readonly notice?: ReactNode;
  readonly onChange: (field: keyof ProfileForm, value: string) => void;
  readonly onBlur: (field: keyof ProfileForm) => void;
  readonly onChoosePicture: (file: File) => void;
  readonly onSubmit: () => void;
  readonly onDiscard: () => void;
};

/** The form to edit a profile. */
export function EditProfileView(props: EditProfileViewProps) {
  const messages = useMessages('accountEditor', englishAccountEditor);
  const { form, problems } = props;
  const element = useRef<HTMLFormElement>(null);
  const invalid = Object.keys(problems).length;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit();
    // The problems of the first submit render in the next frame; then the first invalid field gets the focus.
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  };

  const control = (field: keyof ProfileForm) => ({
    name: field,
    value: form[field],
    error: problems[field],
    autoComplete: 'off',
    onChange: (event: { target: HTMLInputElement | HTMLTextAreaElement }) =>
      props.onChange(field, event.target.value),
    onBlur: () => props.onBlur(field),
  });

  return (
    <form ref={element} className={styles.form} noValidate onSubmit={submit}>
      {props.children}
      <Card className={styles.fields}>
        <TextField
          label={messages.fields.name}
          {...control('name')}
          count={messages.fields.count(countCharacters(form.name), nameCharacters)}
        />
        <TextArea
          label={messages.fields.about}
          {...control('about')}
          count={messages.fields.count(countCharacters(form.about), aboutCharacters)}
        />
        <PictureField
          picture={form.picture}
          isShrinking={props.isShrinking}
          problem={problems.picture}
          onChoose={props.onChoosePicture}
          onRemove={() => props.onChange('picture', '')}
        />
      </Card>
      <Card className={styles.fields}>
        <TextField
          label={messages.fields.website}
          hint={messages.fields.websiteHint}
          inputMode="url"
          spellCheck="false"
          {...control('website')}
        />
        <div className={styles.pair}>
          <TextField
            label={messages.fields.x}
            hint={messages.fields.accountHint}
            spellCheck="false"
            {...control('x')}
          />
          <TextField
            label={messages.fields.telegram}
            hint={messages.fields.accountHint}
            spellCheck="false"
            {...control('telegram')}
          />
        </div>
      </Card>
      <div className={styles.end}>
        {props.notice}
        {invalid > 0 && (
          <p className={styles.invalid} role="alert">
            {messages.invalid(invalid)}
          </p>
        )}
        {props.isUnchangedNoted && <p role="status">{messages.unchanged}</p>}
        <div className={styles.buttons}>
          <Button type="submit" size="large">
            {messages.submit}
          </Button>
          {props.isChanged && (
            <Button variant="quiet" onClick={props.onDiscard}>
              {messages.discard}
            </Button>
          )}
        </div>
        <p>{messages.permanentlyPublic}</p>
        <p className={styles.kept}>{props.isKept ? messages.kept : messages.notKept}</p>
      </div>
    </form>
  );
}
