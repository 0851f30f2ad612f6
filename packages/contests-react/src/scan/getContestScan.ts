import type { ChainConfig } from '@org/chain-config';
import { type ContestScan, createContestScan } from '@org/contests';

const scans = new Map<string, ContestScan>();

/** The scan of a chain, for one contest of version 1; one per endpoint. */
export function getContestScan(chainConfig: ChainConfig): ContestScan {
  const key = `${chainConfig.chain.id} ${chainConfig.eas.graphQl}`;
  const known = scans.get(key);
  if (known) return known;
  const scan = createContestScan({ endpoint: chainConfig.eas.graphQl, chainId: chainConfig.chain.id });
  scans.set(key, scan);
  return scan;
}
