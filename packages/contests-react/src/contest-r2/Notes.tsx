import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import type { ContestStateR2 } from '@org/contests/r2';
import { useQuery } from '@tanstack/react-query';
import { notesQuery } from './data/notesQuery.ts';
import { NotesView, type NotesViewProps } from './NotesView.tsx';

export type NotesProps = Pick<NotesViewProps, 'getEntryPath' | 'getAttestationHref'> & {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  readonly state: ContestStateR2;
  /** Only the notes about this entry. */
  readonly entry?: number | undefined;
};

/** The organizer's notes of a contest, from the scan. Nothing while there are none: no result depends on them. */
export function Notes({ chainConfig, state, entry, ...view }: NotesProps) {
  const { data = [] } = useQuery(notesQuery(chainConfig, state));
  const notes = entry === undefined ? data : data.filter(({ about }) => about === entry);
  return notes.length === 0 ? null : <NotesView {...view} notes={notes} />;
}
