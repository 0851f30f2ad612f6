import type { ChainConfig } from '@org/chain-config';
import type { ContestInput } from '@org/contests';
import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { loadChainAccess } from '../chain/loadChainAccess.ts';
import { useTexts } from '../provider/contests.ts';
import { writingTexts } from '../texts/en/writing.ts';
import type { Cost } from '../writing/describeCost.ts';
import { describeCost } from '../writing/describeCost.ts';
import { loadWriters } from '../writing/loadWriters.ts';
import { getWritingErrorCode } from '../writing/writeState.ts';

/** The attestation to sign and its cost. Sends no requests before a wallet is connected. */
export function useContestCost(
  chainConfig: ChainConfig,
  account: Address | undefined,
  input: ContestInput | undefined,
) {
  const writingWords = useTexts('writing', writingTexts);
  const { data, error, refetch } = useQuery({
    queryKey: ['cost', chainConfig.slug, 'contest', account, toKey(input)],
    queryFn: async () => {
      if (!account || !input) throw new Error('there is nothing to prepare');
      const [writers, { client }] = await Promise.all([loadWriters(), loadChainAccess(chainConfig)]);
      return writers.prepareContest({ client, config: chainConfig, account, input });
    },
    enabled: account !== undefined && input !== undefined,
    staleTime: 10_000,
    retry: false,
  });
  const unknown: Cost = { status: error ? 'unknown' : 'looking' };
  return {
    prepared: data,
    cost: data ? describeCost(chainConfig, data, writingWords) : unknown,
    /** The error if the attestation could not be prepared. */
    code: error ? getWritingErrorCode(error) : undefined,
    refetch: () => void refetch(),
  };
}

/** Query keys are JSON, which has no bigint. */
const toKey = (input: ContestInput | undefined) => input && { ...input, endsAt: `${input.endsAt}` };
