import type { ChainConfig } from '@org/chain-config';
import type { QueryClient } from '@tanstack/react-query';
import type { Hex } from 'viem';

/** Reads the acts of a contest again, from the scan and from the chain, and the judges' queues made of them. */
export function invalidateActs(queryClient: QueryClient, { slug }: ChainConfig, uid: Hex): void {
  for (const key of [
    ['scan', slug, 'acts', uid],
    ['chain', slug, 'acts', uid],
    ['scan', slug, 'queue', uid],
  ])
    void queryClient.invalidateQueries({ queryKey: key });
}
