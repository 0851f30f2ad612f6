import type { ChainConfig } from '@org/chain-config';
import { type ContestReplay, type NoteAbout, readNotes } from '@org/contests';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useConfig, usePaths } from '../../base/provider/contests.ts';
import { useEntryNames } from '../parts/entryNames.ts';
import { NotesView } from './NotesView.tsx';
import { notesQuery } from './notesQuery.ts';

export type NotesProps = {
  readonly chainConfig: ChainConfig;
  readonly state: ContestReplay;
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
