import type { ChainConfig } from '@org/chain-config';
import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { loadChainAccess } from '../../shared/chain/loadChainAccess.ts';
import { describeCost } from '../../shared/writing/describeCost.ts';
import { getWritingErrorCode } from '../../shared/writing/getWritingErrorCode.ts';
import { loadWriters } from '../../shared/writing/loadWriters.ts';
import type { Cost } from '../../shared/writing/SignLine.tsx';

/** What saving the profile would cost; nothing is asked before there is something to sign. */
export const useProfileCost = (chainConfig: ChainConfig, account: Address, uri: string | undefined) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['cost', chainConfig.slug, 'profile', account, uri],
    queryFn: async () => {
      const [writers, { client }] = await Promise.all([loadWriters(), loadChainAccess(chainConfig)]);
      return writers.prepareProfile({ client, config: chainConfig, account, uri: uri ?? '' });
    },
    enabled: uri !== undefined,
    staleTime: 10_000,
    retry: false,
  });
  const unknown: Cost = { status: error ? 'unknown' : 'looking' };
  return {
    prepared: data,
    cost: data ? describeCost(chainConfig, data) : unknown,
    /** Why nothing could be prepared. */
    code: error ? getWritingErrorCode(error) : undefined,
    refetch: () => void refetch(),
  };
};
