import type { ChainConfig } from '@org/chain-config';
import { type Assignment, type Attestation, type Contest, readAssignments, readNotes } from '@org/contests';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { notesQuery } from './notes.ts';

type NotedTerms = Pick<Contest, 'uid' | 'organizer' | 'judges' | 'entries'>;

/** The contest's attestation, as far as its notes need it. */
export const toNoted = ({ uid, organizer }: NotedTerms) => ({ uid, attester: organizer });

/** The assignments in these notes. They are about the contest, so its entries and submissions need not be known. */
export function findAssignments(
  contest: NotedTerms,
  rows: readonly Attestation[],
): readonly Assignment[] | null {
  const noted = { attestation: toNoted(contest), entries: [], submissions: new Set<Attestation['uid']>() };
  return readAssignments(contest, readNotes(noted, rows));
}

/** Stands for a missing contest: its query is disabled. */
const NO_CONTEST = { uid: '0x', attester: '0x' } as const;

/** The organizer's assignments: null if there are none, also if the scan fails. */
export function useAssignments(
  chainConfig: ChainConfig,
  contest: NotedTerms | undefined,
  options: { readonly enabled: boolean },
): { readonly assignments: readonly Assignment[] | null; readonly isPending: boolean } {
  const enabled = options.enabled && contest !== undefined;
  const { data, isPending, failureCount } = useQuery({
    ...notesQuery(chainConfig, contest ? toNoted(contest) : NO_CONTEST),
    enabled,
  });
  const assignments = useMemo(
    () => (data && contest ? findAssignments(contest, data) : null),
    [contest, data],
  );
  return { assignments, isPending: enabled && isPending && failureCount === 0 };
}
