import type { ChainConfig } from '@org/chain-config';
import { createActsScan } from '@org/contests/r2';
import type { Hex } from 'viem';
import { actsQuery } from './actsQueries.ts';

/** The query of a version 2 contest's acts with those that arrived with the page; undefined if they cannot be read. */
export async function readServedActs(
  chainConfig: ChainConfig,
  uid: Hex,
  served: Parameters<typeof createActsScan>[0],
) {
  const lookup = await createActsScan(served).fetchActs(uid);
  return lookup.status === 'found' ? ([actsQuery(chainConfig, uid), lookup] as const) : undefined;
}
