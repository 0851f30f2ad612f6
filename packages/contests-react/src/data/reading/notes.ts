import type { ChainConfig } from '@org/chain-config';
import { type Attestation, createActsScan } from '@org/contests';
import { queryOptions } from '@tanstack/react-query';

const STALE_AFTER_MS = 30_000;

/** The rows of the organizer's notes about a contest, as the scan has them. */
export function notesQuery(chainConfig: ChainConfig, attestation: Pick<Attestation, 'uid' | 'attester'>) {
  return queryOptions({
    queryKey: ['scan', chainConfig.slug, 'notes', attestation.uid],
    queryFn: async ({ signal }) => {
      const scan = createActsScan({ config: chainConfig });
      return (await scan.fetchNotes(attestation, { signal })).rows;
    },
    staleTime: STALE_AFTER_MS,
    structuralSharing: false,
  });
}
