import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { queryOptions } from '@tanstack/react-query';
import type { Hex } from 'viem';

/** Single attestations, for rows of the scan about a contest whose UID does not recompute. */
export const chainAttestationsQuery = (chainConfig: ChainConfig, contest: Contest, uids: readonly Hex[]) =>
  queryOptions({
    queryKey: ['chain', chainConfig.slug, 'attestations', ...uids],
    queryFn: async ({ signal }) => {
      const { loadReadFrugally } = await import('./loadReadFrugally.ts');
      const { readFrugally } = await loadReadFrugally();
      const read = { chainConfig, uid: contest.uid, isAsked: false, signal };
      return (await readFrugally(read, ({ reader }, options) => reader.fetchAttestations(uids, options)))
        .value;
    },
    retry: 1,
  });
