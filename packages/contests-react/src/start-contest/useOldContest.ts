import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { loadChainAccess } from '../chain/loadChainAccess.ts';
import { getScanReader } from '../scan/getScanReader.ts';

/** The contest that the next one is prepared from: where it is. */
export type OldContest = { readonly chainConfig: ChainConfig; readonly uid: Hex };

/** Looks up the contest that the next one is prepared from; `null` where there is none. */
export const useOldContest = (old: OldContest | undefined) =>
  useQuery({
    queryKey: ['old-contest', old?.chainConfig.slug, old?.uid],
    queryFn: old ? () => fetchContest(old) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });

/** From the scan, or where that does not help, from the chain. */
const fetchContest = async ({ chainConfig, uid }: OldContest): Promise<Contest | null> => {
  const onScan = await getScanReader(chainConfig)
    .findContest(uid)
    .catch(() => undefined);
  if (onScan?.status === 'found') return onScan.contest;
  const { reader } = await loadChainAccess(chainConfig);
  const onChain = await reader.findContest(uid);
  return onChain.status === 'found' ? onChain.contest : null;
};
