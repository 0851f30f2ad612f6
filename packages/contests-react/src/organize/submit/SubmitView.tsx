import type { ContestDocument, EntryDocument } from '@org/contests';
import { nameNumberedEntries } from '@org/contests/names';
import { ArrowLeftIcon, Banner, Button, Card, Link } from '@org/ui-theme';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { SmallPicture, type SmallPictureProps } from '../../base/picture/DocumentImage.tsx';
import { useMessages } from '../../base/provider/contests.ts';
import { formatMomentInZone } from '../../base/text/formatTime.ts';
import ranking from '../../contest/ranking/Ranking.module.css';
import { EntryWithPicture } from '../../contest/ranking/RankingTable.tsx';
import { englishContestNames } from '../../messages/en/contest.ts';
import { englishSubmit } from '../../messages/en/submit.ts';
import { EntryFields } from './EntryFields.tsx';
import type { EntryForm, EntryProblems } from './entryForm.ts';
import styles from './SubmitView.module.css';

/** Tells whether the texts can be signed. */
export type EntrySize =
  | { readonly status: 'fits'; readonly bytes: number; readonly room: number }
  | { readonly status: 'too-large'; readonly over: number }
  | { readonly status: 'unwritable' };

export type SubmitViewProps = {
  readonly contestTitle: string;
  readonly contestPath: string;
  /** The contest's cover, if it has one. */
  readonly cover?: Pick<SmallPictureProps, 'picture' | 'naming'> | undefined;
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
  /** The entrant's submissions in force, on the form for a new one. */
  readonly own?: readonly { readonly name: string; readonly href: string; readonly editHref: string }[];
  /** The time that is left. */
  readonly countdown?: ReactNode;
  /** When judging opens: the end of edits. */
  readonly opensAt: bigint;
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
  /** Called when a picture begins to be stored, and when it is. */
  readonly onBusy?: ((isBusy: boolean) => void) | undefined;
  readonly onSubmit: () => void;
  readonly onCancel: (() => void) | undefined;
  readonly onClear: () => void;
};

/** The form for an entry, with what everyone will see beside it. */
export function SubmitView(props: SubmitViewProps) {
  const messages = useMessages('submit', englishSubmit);
  const { isEdit, size, own = [] } = props;
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
          {props.cover && (
            <SmallPicture {...props.cover} name={props.contestTitle} className={styles.cover} sizes="10vw" />
          )}
          <bdi>{props.contestTitle}</bdi>
        </Link>
        <div className={styles.title}>
          <h1>{isEdit ? messages.editTitle : messages.title}</h1>
          {props.countdown && <div className={styles.left}>{props.countdown}</div>}
        </div>
        <p className={styles.soft}>{isEdit ? messages.editUntil(until) : messages.until(until)}</p>
      </header>
      {props.children}
      {own.length > 0 && (
        <Banner role="note" title={messages.again}>
          <p>{messages.againText}</p>
          <ul className={styles.own}>
            {own.map(({ name, href, editHref }) => (
              <li key={href} className={styles.line}>
                <Link href={href}>
                  <bdi>{name}</bdi>
                </Link>
                <Link href={editHref} aria-label={messages.editEntry(name)}>
                  {messages.edit}
                </Link>
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <form ref={element} className={styles.form} noValidate onSubmit={submit}>
        <Card className={styles.fields}>
          <EntryFields
            form={props.form}
            problems={props.problems}
            tracks={props.tracks}
            onChange={props.onChange}
            onBlur={props.onBlur}
            onBusy={props.onBusy}
          />
          <Size size={size} />
        </Card>
        <aside className={styles.side} aria-label={messages.preview.title}>
          <h2>{messages.preview.title}</h2>
          <Preview document={props.document} tracks={props.tracks} />
          <div className={styles.terms}>
            <h2>{messages.before}</h2>
            <p>{messages.terms.public}</p>
            <p>{messages.terms.until(formatMomentInZone(props.opensAt))}</p>
            {props.isAdmitted && <Banner tone="warning" role="note" title={messages.admittedTerms} />}
          </div>
          {props.status}
          {!props.isConnected && <p>{messages.notConnected}</p>}
          <Button type="submit" size="large" loading={props.isBusy} disabled={!props.canSubmit}>
            {messages.act}
          </Button>
          <div className={styles.kept}>
            <p className={styles.soft}>{messages.kept}</p>
            {props.onCancel ? (
              <Button variant="outlined" onClick={props.onCancel}>
                {messages.cancel}
              </Button>
            ) : (
              <Button variant="quiet" onClick={props.onClear}>
                {messages.clear}
              </Button>
            )}
          </div>
        </aside>
      </form>
    </div>
  );
}

/** The entry's card in the contest's gallery. */
function Preview({ document, tracks }: Pick<SubmitViewProps, 'document' | 'tracks'>) {
  const { preview } = useMessages('submit', englishSubmit);
  const names = useMessages('contestNames', englishContestNames);
  const words = { ...names, entry: () => preview.name };
  const name = nameNumberedEntries(['1'], new Map([['1', document]]), words)('1');
  const { track, team = [], place = '', pictures = [] } = document;
  const about = { track: tracks[track - 1]?.name ?? '', team: team.join(', '), place, picture: pictures[0] };
  return (
    <div className={ranking.about} data-card>
      <EntryWithPicture name={{ ...name, ...about }} />
    </div>
  );
}

/** From here on the form says how many bytes still fit. */
const TIGHT_BYTES = 2_000;

function Size({ size }: { readonly size: EntrySize }) {
  const messages = useMessages('submit', englishSubmit);
  if (size.status === 'fits')
    return size.room < TIGHT_BYTES ? <p className={styles.soft}>{messages.room(size.room)}</p> : null;
  return (
    <p role="alert">{size.status === 'too-large' ? messages.tooLarge(size.over) : messages.unwritable}</p>
  );
}
