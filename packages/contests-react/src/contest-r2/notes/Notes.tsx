import type { ChainConfig } from '@org/chain-config';
import { type ContestStateR2, type NoteAbout, readNotes } from '@org/contests/r2';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEntryNames } from '../../contest/entryNames.ts';
import { useConfig, usePaths } from '../../provider/contests.ts';
import { NotesView } from './NotesView.tsx';
import { notesQuery } from './notesQuery.ts';

export type NotesProps = {
  readonly chainConfig: ChainConfig;
  readonly state: ContestStateR2;
  readonly about: NoteAbout;
};

/** The organizer's notes about the contest or an entry. Empty until the scan has answered, or if it fails. */
export function Notes({ chainConfig, state, about }: NotesProps) {
  const { hiddenUids } = useConfig();
  const paths = usePaths();
  const { data: rows = [] } = useQuery(notesQuery(chainConfig, state));
  const notes = useMemo(
    () => readNotes(state, rows).filter((note) => note.about === about && !hiddenUids.includes(note.uid)),
    [state, rows, about, hiddenUids],
  );
  const entries = state.entries.map(({ number }) => `${number}`);
  const getName = useEntryNames();
  const { uid } = state.attestation;
  return (
    <NotesView
      notes={notes}
      getEntry={(n) =>
        entries[n - 1] === undefined
          ? null
          : { name: getName(`${n}`).name, href: paths.entry(chainConfig.slug, uid, n) }
      }
    />
  );
}
