import type { ChainConfig } from '@org/chain-config';
import {
  type Assignment,
  type Attestation,
  type ContestReplay,
  type Note,
  type NoteAbout,
  readNotes,
} from '@org/contests';
import { Card } from '@org/ui-theme';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useMemo } from 'react';
import { LazyContent } from '../../base/page/LazyContent.tsx';
import { lazyPart } from '../../base/page/lazyPart.ts';
import { useConfig, useMessages, usePaths } from '../../base/provider/contests.ts';
import { formatMomentInZone, toDateTimeAttribute } from '../../base/text/formatTime.ts';
import { findAssignments } from '../../data/reading/assignments.ts';
import { notesQuery } from '../../data/reading/notes.ts';
import { englishNotes } from '../../messages/en/notes.ts';
import { useEntryNames } from '../parts/entryNames.ts';
import facts from '../parts/Facts.module.css';
import type { PartProps } from './NoteParts.tsx';
import styles from './Notes.module.css';

/** Awards and assignments, which few contests have. */
const Part = lazyPart(() => import('./NoteParts.tsx').then(({ NotePart }) => NotePart));

type NotesViewProps = PartProps & { readonly notes: readonly Note[] };

/** The organizer's notes, each with its time. Empty without notes. */
export function NotesView({ notes, ...place }: NotesViewProps) {
  const messages = useMessages('notes', englishNotes);
  const awards = notes.filter((note) => note.kind === 'awards');
  const others = notes.filter((note) => note.kind !== 'awards');
  return (
    <>
      {others.length > 0 && (
        <Card as="section" className={`${facts.facts} ${styles.notes}`} aria-label={messages.region}>
          <h2>{messages.name}</h2>
          <ul className={facts.items}>
            {others.map((note) => (
              <li key={note.uid}>
                {note.kind === 'assignments' ? (
                  <LazyContent part={Part} props={{ ...place, note }} />
                ) : (
                  <p className={facts.text}>
                    <bdi>{note.text}</bdi>
                  </p>
                )}
                <Moment time={note.time} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {awards.map((note) => (
        <LazyContent
          key={note.uid}
          part={Part}
          props={{ ...place, note, time: <Moment time={note.time} /> }}
        />
      ))}
    </>
  );
}

const Moment = ({ time }: { readonly time: bigint }) => (
  <time className={facts.soft} dateTime={toDateTimeAttribute(time)}>
    {formatMomentInZone(time)}
  </time>
);

/** A constant, because effects depend on its identity. */
const NO_ROWS: readonly Attestation[] = [];

type NotesProps = Pick<PartProps, 'result' | 'texts'> & {
  /** Called with the organizer's assignments, which decide what is counted; the same function on every render. */
  readonly onAssignments?: ((assignments: readonly Assignment[] | null) => void) | undefined;
  readonly chainConfig: ChainConfig;
  readonly state: ContestReplay;
  readonly about: NoteAbout;
};

/** The organizer's notes about the contest or an entry. Empty until the scan has answered, or if it fails. */
export function Notes({ chainConfig, state, about, result, texts, onAssignments }: NotesProps) {
  const { hiddenUids } = useConfig();
  const paths = usePaths();
  const { data: rows = NO_ROWS } = useQuery(notesQuery(chainConfig, state.attestation));
  const notes = useMemo(
    () => readNotes(state, rows).filter((note) => note.about === about && !hiddenUids.includes(note.uid)),
    [state, rows, about, hiddenUids],
  );
  const contest = result?.contest;
  useLayoutEffect(() => {
    if (contest && rows.length > 0) onAssignments?.(findAssignments(contest, rows));
  }, [contest, rows, onAssignments]);
  const entries = state.entries.map(({ number }) => `${number}`);
  const getName = useEntryNames();
  const { uid } = state.attestation;
  return (
    <NotesView
      {...{ notes, state, result, texts }}
      getEntry={(n) =>
        entries[n - 1] === undefined
          ? null
          : { name: getName(`${n}`).name, href: paths.entry(chainConfig.slug, uid, n) }
      }
    />
  );
}
