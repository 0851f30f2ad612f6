import { useQueryClient } from '@tanstack/react-query';
import { notesQuery } from '../../data/reading/notes.ts';
import type { ActPlace } from '../../write/useAct.ts';

/** Reads the organizer's notes again. */
export function useRefreshNotes({ chainConfig, state }: Pick<ActPlace, 'chainConfig' | 'state'>): () => void {
  const queryClient = useQueryClient();
  return () =>
    void queryClient.invalidateQueries({ queryKey: notesQuery(chainConfig, state.attestation).queryKey });
}
