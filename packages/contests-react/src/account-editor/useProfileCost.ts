import type { ChainConfig } from '@org/chain-config';
import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { loadChainAccess } from '../chain/loadChainAccess.ts';
import { useTexts } from '../provider/contests.ts';
import { writingTexts } from '../texts/en/writing.ts';
import { describeCost } from '../writing/describeCost.ts';
import { getWritingErrorCode } from '../writing/getWritingErrorCode.ts';
import { loadWriters } from '../writing/loadWriters.ts';
import type { Cost } from '../writing/SignLine.tsx';

/** What saving the profile would cost; nothing is asked before there is something to sign. */
export const useProfileCost = (chainConfig: ChainConfig, account: Address, uri: string | undefined) => {
  const writingWords = useTexts('writing', writingTexts);
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
    cost: data ? describeCost(chainConfig, data, writingWords) : unknown,
    /** Why nothing could be prepared. */
    code: error ? getWritingErrorCode(error) : undefined,
    refetch: () => void refetch(),
  };
};
