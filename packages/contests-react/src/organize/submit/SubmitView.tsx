import type { ContestDocument, EntryDocument } from '@org/contests';
import { ArrowLeftIcon, Button, Card, Link } from '@org/ui-theme';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { useTexts } from '../../base/provider/contests.ts';
import { formatMomentInZone } from '../../base/text/formatTime.ts';
import { submitTexts } from '../../messages/en/submit.ts';
import { EntryCard, EntryFields } from './EntryFields.tsx';
import type { EntryForm, EntryProblems } from './entryForm.ts';
import styles from './SubmitView.module.css';

/** Whether the texts can be signed. */
export type EntrySize =
  | { readonly status: 'fits'; readonly bytes: number; readonly room: number }
  | { readonly status: 'too-large'; readonly over: number }
  | { readonly status: 'unwritable' };

export type SubmitViewProps = {
  readonly contestTitle: string;
  readonly contestPath: string;
  readonly isEdit: boolean;
  /** Until when it is possible. */
  readonly until: bigint;
  readonly form: EntryForm;
  /** The visible problems. */
  readonly problems: EntryProblems;
  readonly tracks: ContestDocument['tracks'];
  /** The entry as it will be signed. */
  readonly document: EntryDocument;
  readonly size: EntrySize;
  /** An edited entry leaves the ranking. */
  readonly isAdmitted: boolean;
  readonly isConnected: boolean;
  readonly isBusy: boolean;
  readonly canSubmit: boolean;
  /** Signer and fee, or the progress; without a wallet nothing. */
  readonly status: ReactNode;
  /** Pending submissions. */
  readonly children?: ReactNode;
  readonly onChange: (form: EntryForm) => void;
  readonly onBlur: (field: keyof EntryForm) => void;
  readonly onSubmit: () => void;
  readonly onCancel: (() => void) | undefined;
  readonly onClear: () => void;
};

/** The form for an entry, with what everyone will see beside it. */
export function SubmitView(props: SubmitViewProps) {
  const words = useTexts('submit', submitTexts);
  const { isEdit, size } = props;
  const element = useRef<HTMLFormElement>(null);
  const until = formatMomentInZone(props.until);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit();
    // The problems of the first submit render in the next frame.
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link href={props.contestPath} className={styles.contest}>
          <ArrowLeftIcon size="small" />
          <bdi>{props.contestTitle}</bdi>
        </Link>
        <h1>{isEdit ? words.editTitle : words.title}</h1>
        <p className={styles.soft}>{isEdit ? words.editUntil(until) : words.until(until)}</p>
      </header>
      {props.children}
      <form ref={element} className={styles.form} noValidate onSubmit={submit}>
        <Card className={styles.fields}>
          <EntryFields
            form={props.form}
            problems={props.problems}
            tracks={props.tracks}
            onChange={props.onChange}
            onBlur={props.onBlur}
          />
          <Size size={size} />
        </Card>
        <aside className={styles.side} aria-label={words.preview.title}>
          <h2>{words.preview.title}</h2>
          <EntryCard document={props.document} tracks={props.tracks} />
          <div className={styles.terms}>
            <h2>{words.before}</h2>
            {[...words.terms, ...(props.isAdmitted ? [words.admittedTerms] : [])].map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
          {props.status}
          {!props.isConnected && <p>{words.notConnected}</p>}
          <Button type="submit" size="large" loading={props.isBusy} disabled={!props.canSubmit}>
            {words.act}
          </Button>
          <div className={styles.kept}>
            <p className={styles.soft}>{words.kept}</p>
            {props.onCancel ? (
              <Button variant="outlined" onClick={props.onCancel}>
                {words.cancel}
              </Button>
            ) : (
              <Button variant="quiet" onClick={props.onClear}>
                {words.clear}
              </Button>
            )}
          </div>
        </aside>
      </form>
    </div>
  );
}

/** From here on the form says how many bytes still fit. */
const TIGHT_BYTES = 2_000;

function Size({ size }: { readonly size: EntrySize }) {
  const words = useTexts('submit', submitTexts);
  if (size.status === 'fits')
    return size.room < TIGHT_BYTES ? <p className={styles.soft}>{words.room(size.room)}</p> : null;
  return <p role="alert">{size.status === 'too-large' ? words.tooLarge(size.over) : words.unwritable}</p>;
}
