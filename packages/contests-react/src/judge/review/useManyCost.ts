import type { ChainConfig } from '@org/chain-config';
import type { Contest, ReviewInput } from '@org/contests';
import type { PreparedWrite, WriteRevert } from '@org/contests/write';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { useTexts } from '../../base/provider/contests.ts';
import { loadChainAccess } from '../../base/provider/loadChainAccess.ts';
import { writingTexts } from '../../messages/en/writing.ts';
import { type Cost, describeCost } from '../../write/describeCost.ts';
import { loadWriters } from '../../write/loadWriters.ts';
import { getRevert } from '../../write/writeState.ts';
import { toEstimated } from '../sealed/sealedInput.ts';

const NONE: readonly ReviewInput[] = [];

/** How many of these reviews fit into one transaction, its size and its estimated fee. */
export function useManyCost(options: {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  readonly account: Address;
  readonly inputs: readonly ReviewInput[];
}): {
  readonly part: readonly ReviewInput[];
  readonly sizeBytes: number | undefined;
  readonly prepared: PreparedWrite | undefined;
  readonly cost: Cost;
  /** The error of the contract that would refuse them. */
  readonly revert: WriteRevert | undefined;
} {
  const words = useTexts('writing', writingTexts);
  const { chainConfig, contest, account } = options;
  const inputs = options.inputs.map((input) => toEstimated(contest, input));
  const place = { config: chainConfig, contest, account };
  const isAny = inputs.length > 0;
  const parts = useQuery({
    queryKey: ['cost', chainConfig.slug, contest.uid, account, 'parts', inputs],
    queryFn: async () => {
      const writers = await loadWriters();
      return writers.splitReviews({ ...place, inputs });
    },
    enabled: isAny,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const part = (isAny && !parts.isPlaceholderData && parts.data?.[0]) || NONE;
  const estimate = useQuery({
    queryKey: ['cost', chainConfig.slug, contest.uid, account, 'many', part],
    queryFn: async () => {
      const [writers, { client }] = await Promise.all([loadWriters(), loadChainAccess(chainConfig)]);
      return writers.prepare({ ...place, client, act: { kind: 'reviews', contest, inputs: part } });
    },
    enabled: part.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const prepared = estimate.isPlaceholderData ? undefined : estimate.data;
  const unknown: Cost = { status: estimate.isError || parts.isError ? 'unknown' : 'looking' };
  return {
    part: part.flatMap(({ entry }) => options.inputs.find((input) => input.entry === entry) ?? []),
    sizeBytes: prepared?.sizeBytes,
    prepared,
    cost: prepared ? describeCost(chainConfig, prepared, words) : unknown,
    revert: getRevert(estimate.error),
  };
}
