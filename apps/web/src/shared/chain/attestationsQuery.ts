import type { ChainConfig } from '@org/chain-config';
import { queryOptions } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { loadChainAccess } from './loadChainAccess.ts';

/** Single attestations, for rows of the scan whose UID does not follow from their fields. */
export const chainAttestationsQuery = (chainConfig: ChainConfig, uids: readonly Hex[]) =>
  queryOptions({
    queryKey: ['chain', chainConfig.slug, 'attestations', ...uids],
    queryFn: async ({ signal }) =>
      (await loadChainAccess(chainConfig)).reader.fetchAttestations(uids, { signal }),
    retry: 1,
  });
