import type { ChainConfig } from '@org/chain-config';
import { createActsScan } from '@org/contests/r2';
import { createActsReader } from '@org/contests/r2-chain';
import { queryOptions } from '@tanstack/react-query';
import type { Hex } from 'viem';
import type { Asking } from '../../chain/chainQueries.ts';
import { isRetryable } from '../../query/createQueryClient.ts';

/** The acts of a contest as the scan has them; their order is not confirmed. */
export function actsQuery(chainConfig: ChainConfig, uid: Hex) {
  return queryOptions({
    queryKey: ['scan', chainConfig.slug, 'acts', uid],
    queryFn: ({ signal }) =>
      createActsScan({ endpoint: chainConfig.eas.graphQl, chainId: chainConfig.chain.id }).fetchActs(uid, {
        signal,
      }),
    // A replayed state is an object with methods.
    structuralSharing: false,
  });
}

/** The acts of a contest in the order of the chain. */
export function chainActsQuery(chainConfig: ChainConfig, uid: Hex, { isAsked }: Asking) {
  return queryOptions({
    queryKey: ['chain', chainConfig.slug, 'acts', uid, isAsked],
    queryFn: async ({ signal }) => {
      const { loadReadFrugally } = await import('../../chain/loadReadFrugally.ts');
      const { readFrugally } = await loadReadFrugally();
      const read = { chainConfig, uid, isAsked, signal };
      const { value, isRepeatable } = await readFrugally(read, ({ client }, options) =>
        createActsReader({ client, config: chainConfig }).fetchActs(uid, options),
      );
      return { lookup: value, isRepeatable };
    },
    retry: (failures, error) => failures < 1 && isRetryable(error),
    refetchOnWindowFocus: false,
    structuralSharing: false,
  });
}
