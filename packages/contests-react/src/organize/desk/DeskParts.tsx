import {
  Button,
  CheckIcon,
  ChevronDownIcon,
  CopyIcon,
  Link,
  PlusIcon,
  useClipboard,
  VisuallyHidden,
} from '@org/ui-theme';
import { type ReactNode, useId, useState } from 'react';
import { SmallPicture } from '../../base/picture/DocumentImage.tsx';
import { useMessages } from '../../base/provider/contests.ts';
import type { ShownEntry } from '../../contest/parts/entryNames.ts';
import { englishLifecycle } from '../../messages/en/lifecycle.ts';
import { englishNoteParts } from '../../messages/en/noteParts.ts';
import { englishOrganize } from '../../messages/en/organize.ts';
import type { OrganizerViewProps } from './deskPlace.ts';
import styles from './OrganizerView.module.css';

/** Items of a list that are shown at first. */
const AT_FIRST = 25;

/** A section with at most this many items is open at first. */
const FEW = 8;

type PartProps = {
  readonly title: string;
  readonly aside: string;
  /** How many items the section has. */
  readonly count: number;
  /** Opens a long section, too. */
  readonly isUrgent?: boolean;
  /** Buttons beside the title, also while the section is closed. */
  readonly acts?: ReactNode;
  readonly children: ReactNode;
};

/** A section of the desk, closed if it is long. */
export function Part({ title, aside, count, isUrgent = false, acts, children }: PartProps) {
  const [choice, setChoice] = useState<boolean>();
  const id = useId();
  const isOpen = choice ?? (isUrgent || (count > 0 && count <= FEW));
  return (
    <div className={styles.part} data-open={isOpen || undefined}>
      <div className={styles.title}>
        <h3>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setChoice(!isOpen)}
          >
            <ChevronDownIcon />
            <span>{title}</span> <span className={styles.soft}>{aside}</span>
          </button>
        </h3>
        {acts && <div className={styles.acts}>{acts}</div>}
      </div>
      {isOpen && (
        <div id={id} className={styles.content}>
          {children}
        </div>
      )}
    </div>
  );
}

type PortionsProps<Item> = {
  readonly items: readonly Item[];
  readonly renderItem: (item: Item) => ReactNode;
  /** By default rows with lines between them. */
  readonly className?: string | undefined;
};

/** A list that is drawn in portions: a contest may have a thousand entries. */
export function Portions<Item>({ items, renderItem, className = styles.items }: PortionsProps<Item>) {
  const messages = useMessages('organize', englishOrganize);
  const [shown, setShown] = useState(AT_FIRST);
  if (items.length === 0) return null;
  return (
    <>
      <ul className={className}>{items.slice(0, shown).map(renderItem)}</ul>
      {shown < items.length && (
        <div className={styles.acts}>
          <Button size="small" variant="quiet" onClick={() => setShown(shown + 4 * AT_FIRST)}>
            {messages.showMore}
          </Button>
        </div>
      )}
    </>
  );
}

type ReminderProps = {
  readonly getReminder: () => string;
  readonly variant?: 'contained' | 'outlined' | 'quiet';
  /** By default "Copy a reminder". */
  readonly label?: string | undefined;
  /** The text that the button shows in place of its name. */
  readonly short?: string | undefined;
};

/** Copies a message to judges whose reviews are missing. */
export function Reminder({ getReminder, variant = 'outlined', label, short }: ReminderProps) {
  const messages = useMessages('lifecycle', englishLifecycle);
  const { state, copy } = useClipboard();
  const labels = { idle: label ?? messages.remind, copied: messages.reminded, failed: messages.remindFailed };
  return (
    <span>
      <Button
        size="small"
        variant={variant}
        icon={state === 'copied' ? <CheckIcon size="small" /> : <CopyIcon size="small" />}
        aria-label={labels[state]}
        onClick={() => void copy(getReminder())}
      >
        {state === 'idle' ? (short ?? labels.idle) : labels[state]}
      </Button>
      {/* Beside the button: the text of a status inside is no part of its name. */}
      <span role="status">
        <VisuallyHidden>{state === 'idle' ? '' : labels[state]}</VisuallyHidden>
      </span>
    </span>
  );
}

type DeskPictureProps = {
  readonly entry: Pick<ShownEntry, 'picture' | 'naming'> | undefined;
  /** The section beside it. */
  readonly name: string;
};

/** The picture of an entry in a row, or the first letter of the name. */
export const DeskPicture = ({ entry, name }: DeskPictureProps) => (
  <SmallPicture
    picture={entry?.picture}
    naming={entry?.naming}
    name={name}
    className={styles.thumb}
    sizes="10vw"
  />
);

/** The entries that stand, with their reviews. */
export function Entries({ entries, coverage, possible, onTask }: OrganizerViewProps) {
  const own = useMessages('organize', englishOrganize);
  const messages = own.entries;
  const standing = entries.filter(({ status }) => status === 'standing');
  const byEntry = new Map(coverage.entries.map((each) => [each.entry, each]));
  const say = (number: number) => {
    const { done = 0, due = 0 } = byEntry.get(number) ?? {};
    return coverage.status === 'before' || done + due === 0
      ? ''
      : own.coverage.judge(done, Math.max(done, due));
  };
  return (
    <Part
      title={messages.title}
      aside={messages.counts(standing.length, entries.length - standing.length)}
      count={standing.length}
      acts={
        possible.acts && (
          <Button
            size="small"
            variant="outlined"
            icon={<PlusIcon size="small" />}
            onClick={() => onTask({ kind: 'add-entries' })}
          >
            {messages.add}
          </Button>
        )
      }
    >
      {standing.length === 0 && <p className={styles.soft}>{messages.none}</p>}
      <Portions
        items={standing}
        renderItem={({ number, name, href, ...entry }) => (
          <li key={number} className={styles.item}>
            <DeskPicture entry={entry} name={name} />
            <span className={`${styles.what} ${styles.link}`}>
              <Link href={href}>
                <bdi>{name}</bdi>
              </Link>
            </span>
            <span className={styles.soft}>{say(number)}</span>
            {possible.acts && (
              <Button
                size="small"
                variant="quiet"
                aria-label={messages.disqualify(name)}
                onClick={() => onTask({ kind: 'disqualify', entry: number, name })}
              >
                {messages.disqualifyShort}
              </Button>
            )}
          </li>
        )}
      />
    </Part>
  );
}

/** The organizer's notes. */
export function Notes({ notes, notesStatus, entries, onTask }: OrganizerViewProps) {
  const messages = useMessages('organize', englishOrganize).notes;
  const { unknown } = useMessages('noteParts', englishNoteParts).awards;
  const getName = (entry: number) => entries.find(({ number }) => number === entry)?.name ?? unknown(entry);
  return (
    <Part
      title={messages.title}
      aside={notesStatus === 'read' ? messages.counts(notes.length) : ''}
      count={notes.length}
      acts={
        <Button
          size="small"
          variant="outlined"
          icon={<PlusIcon size="small" />}
          onClick={() => onTask({ kind: 'add-note' })}
        >
          {messages.add}
        </Button>
      }
    >
      {notesStatus === 'read' && notes.length === 0 && <p className={styles.soft}>{messages.none}</p>}
      <Portions
        items={notes}
        renderItem={(note) => (
          <li key={note.uid} className={`${styles.item} ${styles.note}`}>
            <span className={styles.what}>
              <span className={styles.soft}>{messages.kinds[note.kind]}</span>
              {(note.kind === 'text' || note.kind === 'not-admitted' || note.kind === 'other') && (
                <bdi className={styles.text}>{note.text}</bdi>
              )}
              {note.kind === 'awards' &&
                note.awards.map(({ prize, entry }) => (
                  <span key={`${prize} ${entry}`}>
                    <bdi>{prize}</bdi>: <bdi>{getName(entry)}</bdi>
                  </span>
                ))}
            </span>
            <Button size="small" variant="quiet" onClick={() => onTask({ kind: 'withdraw-note', note })}>
              {messages.withdraw}
            </Button>
          </li>
        )}
      />
    </Part>
  );
}
