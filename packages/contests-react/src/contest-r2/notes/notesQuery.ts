import type { ChainConfig } from '@org/chain-config';
import { type ContestStateR2, createActsScan } from '@org/contests/r2';
import { queryOptions } from '@tanstack/react-query';

const STALE_AFTER_MS = 30_000;

/** The rows of the organizer's notes about a contest, as the scan has them. */
export function notesQuery({ slug, chain, eas }: ChainConfig, { attestation }: ContestStateR2) {
  return queryOptions({
    queryKey: ['scan', slug, 'notes', attestation.uid],
    queryFn: async ({ signal }) => {
      const scan = createActsScan({ endpoint: eas.graphQl, chainId: chain.id });
      return (await scan.fetchNotes(attestation, { signal })).rows;
    },
    staleTime: STALE_AFTER_MS,
    structuralSharing: false,
  });
}
