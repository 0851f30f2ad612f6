import type { ChainConfig } from '@org/chain-config';
import { createContestScan } from '@org/contests';
import type { Hex } from 'viem';
import { contestQuery, evaluationsQuery } from '../scan/queries.ts';

/** The queries of a contest without a resolver, with the answers that arrived with the page; undefined if they cannot be read. */
export async function readServedRows(
  chainConfig: ChainConfig,
  uid: Hex,
  served: Parameters<typeof createContestScan>[0],
): Promise<readonly (readonly [{ readonly queryKey: readonly unknown[] }, object])[] | undefined> {
  const reader = createContestScan(served);
  const lookup = await reader.findContest(uid);
  if (lookup.status !== 'found') return undefined;
  const rows = await reader.fetchEvaluations(lookup.contest);
  return [
    [contestQuery(chainConfig, uid), lookup],
    [evaluationsQuery(chainConfig, lookup.contest), rows],
  ];
}
