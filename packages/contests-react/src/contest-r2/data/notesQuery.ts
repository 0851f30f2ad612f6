import type { ChainConfig } from '@org/chain-config';
import { type ContestStateR2, createActsScan, readNotes } from '@org/contests/r2';
import { queryOptions } from '@tanstack/react-query';

/** The organizer corrects rarely, and nothing depends on notes. */
const REFRESH_MS = 60_000;

/** The organizer's notes of a contest, from the scan. Which of them count depends on the entries and submissions of `state`. */
export function notesQuery(chainConfig: ChainConfig, { attestation, entries, submissions }: ContestStateR2) {
  const { uid, attester } = attestation;
  return queryOptions({
    queryKey: ['scan', chainConfig.slug, 'notes', uid],
    queryFn: ({ signal }) =>
      createActsScan({ endpoint: chainConfig.eas.graphQl, chainId: chainConfig.chain.id }).fetchNotes(
        { uid, attester },
        { signal },
      ),
    select: ({ rows }) => readNotes({ attestation, entries, submissions }, rows),
    refetchInterval: REFRESH_MS,
    structuralSharing: false,
  });
}
