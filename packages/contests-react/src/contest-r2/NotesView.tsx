import type { Contest } from '@org/contests';
import type { Note, NoteAbout } from '@org/contests/r2';
import { Card, Link } from '@org/ui-theme';
import type { ReactNode } from 'react';
import type { Hex } from 'viem';
import { useEntryNames } from '../contest/entryNames.ts';
import { useTexts } from '../provider/contests.ts';
import { contestR2Texts } from '../texts/en/contestR2.ts';
import { formatMomentInZone, toDateTimeAttribute } from '../time/formatTime.ts';
import styles from './Facts.module.css';

export type NotesViewProps = {
  readonly contest: Contest;
  /** In the order of their time. All texts are untrusted. */
  readonly notes: readonly Note[];
  readonly getEntryPath: (entry: string) => string;
  readonly getAttestationHref: (uid: Hex) => string | null;
};

/** The organizer's notes, each with its subject and time. The subject is left out for the contest. */
export function NotesView({ contest, notes, getEntryPath, getAttestationHref }: NotesViewProps) {
  const words = useTexts('contestR2', contestR2Texts).notes;
  const getName = useEntryNames(contest);
  const showEntry = (entry: number) => (
    <Link href={getEntryPath(`${entry}`)}>
      <bdi>{getName(`${entry}`).name}</bdi>
    </Link>
  );
  const showSubject = (about: NoteAbout) => {
    if (about === null) return null;
    if (typeof about === 'number') return showEntry(about);
    const href = getAttestationHref(about);
    return href === null ? (
      <span>{words.submission}</span>
    ) : (
      <Link href={href} external>
        {words.submission}
      </Link>
    );
  };
  return (
    <Card as="section" className={styles.facts} aria-label={words.name}>
      <h2>{words.name}</h2>
      <ul className={styles.items}>
        {notes.map((note) => (
          <li key={note.uid}>
            <span className={styles.line}>
              {showSubject(note.about)}
              {note.kind === 'not-admitted' && <span>{words.notAdmitted}</span>}
              <time className={styles.soft} dateTime={toDateTimeAttribute(note.time)}>
                {formatMomentInZone(note.time)}
              </time>
            </span>
            <NoteContent {...{ note, showEntry }} entries={contest.entries} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

type NoteContentProps = {
  readonly note: Note;
  /** The numbers of the standing entries. */
  readonly entries: readonly string[];
  readonly showEntry: (entry: number) => ReactNode;
};

function NoteContent({ note, entries, showEntry }: NoteContentProps) {
  const words = useTexts('contestR2', contestR2Texts).notes;
  if (note.kind === 'assignments') return <p>{words.assigned(note.assignments.length)}</p>;
  if (note.kind === 'awards')
    return (
      <>
        <h3>{words.awards}</h3>
        <p className={styles.soft}>{words.awardsIntro}</p>
        <ul className={styles.items}>
          {note.awards.map(({ prize, entry, reason }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list of a note never changes
            <li key={index}>
              <span className={styles.line}>
                <b>
                  <bdi>{prize}</bdi>
                </b>
                {entries.includes(`${entry}`) && showEntry(entry)}
              </span>
              {reason !== '' && <bdi className={styles.text}>{reason}</bdi>}
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <p className={styles.text}>
      <bdi>{note.text}</bdi>
    </p>
  );
}
