import type { ChainConfig } from '@org/chain-config';
import type { PreparedWrite } from '@org/contests/write';
import { useQuery } from '@tanstack/react-query';
import type { ChainAccess } from '../base/provider/chainAccess.ts';
import { useTexts } from '../base/provider/contests.ts';
import { loadChainAccess } from '../base/provider/loadChainAccess.ts';
import { writingTexts } from '../messages/en/writing.ts';
import { type Cost, describeCost } from './describeCost.ts';
import { loadWriters, type Writers } from './loadWriters.ts';
import { getRevert, getWritingErrorCode } from './writeState.ts';

export type WriteCostOptions = {
  readonly chainConfig: ChainConfig;
  /** Identifies the write, as JSON. */
  readonly key: readonly unknown[];
  /** Undefined while there is nothing to sign: then no request is sent. */
  readonly prepare: ((writers: Writers, client: ChainAccess['client']) => Promise<PreparedWrite>) | undefined;
};

const ASK_AGAIN_MS = 5_000;

/** The write to sign and its estimated cost. */
export function useWriteCost({ chainConfig, key, prepare }: WriteCostOptions) {
  const writingWords = useTexts('writing', writingTexts);
  const { data, error, refetch } = useQuery({
    queryKey: ['cost', chainConfig.slug, ...key],
    queryFn: async () => {
      if (!prepare) throw new Error('there is nothing to prepare');
      const [writers, { client }] = await Promise.all([loadWriters(), loadChainAccess(chainConfig)]);
      return prepare(writers, client);
    },
    enabled: prepare !== undefined,
    staleTime: 10_000,
    // The next blocks may be within the dates.
    refetchInterval: (query) => (getRevert(query.state.error) === 'OutsideWindow' ? ASK_AGAIN_MS : false),
    retry: false,
  });
  const unknown: Cost = { status: error ? 'unknown' : 'looking' };
  return {
    prepared: data,
    cost: data ? describeCost(chainConfig, data, writingWords) : unknown,
    /** The error if the write could not be prepared. */
    code: error ? getWritingErrorCode(error) : undefined,
    /** The contract's error if it would refuse the write. */
    revert: getRevert(error),
    refetch: () => void refetch(),
  };
}
