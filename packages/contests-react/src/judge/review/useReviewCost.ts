import type { ChainConfig } from '@org/chain-config';
import type { Contest, ReviewInput } from '@org/contests';
import type { PreparedWrite, WriteRevert } from '@org/contests/write';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { useSettled } from '../../base/page/useSettled.ts';
import { useTexts } from '../../base/provider/contests.ts';
import { loadChainAccess } from '../../base/provider/loadChainAccess.ts';
import { writingTexts } from '../../messages/en/writing.ts';
import { type Cost, describeCost } from '../../write/describeCost.ts';
import { loadWriters } from '../../write/loadWriters.ts';
import { getRevert } from '../../write/writeState.ts';
import { toEstimated } from '../sealed/sealedInput.ts';

/** Placeholder comment, so that the fee can be estimated before the judge types. */
const SOME_COMMENT = 'x'.repeat(120);

/** The estimated fee of the review, updated while the judge types. */
export function useReviewCost(options: {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  readonly account: Address;
  readonly input: ReviewInput;
}): {
  readonly prepared: PreparedWrite | undefined;
  readonly cost: Cost;
  /** The error of the contract that would refuse it. */
  readonly revert: WriteRevert | undefined;
} {
  const writingWords = useTexts('writing', writingTexts);
  const { chainConfig, contest, account } = options;
  const input = toEstimated(contest, useSettled(options.input));
  const { data, isError, error } = useQuery({
    queryKey: ['cost', chainConfig.slug, contest.uid, account, input],
    queryFn: async () => {
      const [writers, { client }] = await Promise.all([loadWriters(), loadChainAccess(chainConfig)]);
      return writers.prepare({
        client,
        config: chainConfig,
        account,
        act: {
          kind: 'review',
          contest,
          input: {
            ...input,
            comment: input.comment.trim() === '' ? SOME_COMMENT : input.comment,
            given: input.given.map((points) => points ?? 0),
          },
        },
      });
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
  const unknown: Cost = { status: isError ? 'unknown' : 'looking' };
  return {
    prepared: data,
    cost: data ? describeCost(chainConfig, data, writingWords) : unknown,
    revert: getRevert(error),
  };
}
