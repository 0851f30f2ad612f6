import type { ChainConfig } from '@org/chain-config';
import type { QueryClient } from '@tanstack/react-query';
import type { Hex } from 'viem';

/** Reads the acts of a version 2 contest again, from the scan and from the chain. */
export function invalidateActs(queryClient: QueryClient, { slug }: ChainConfig, uid: Hex): void {
  for (const source of ['scan', 'chain'])
    void queryClient.invalidateQueries({ queryKey: [source, slug, 'acts', uid] });
}
