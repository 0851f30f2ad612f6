import type { ChainConfig } from '@org/chain-config';
import { type Contest, isSealed, type ReviewInput } from '@org/contests';
import type { PreparedWrite, WriteRevert } from '@org/contests/write';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { useSettled } from '../../base/page/latest.ts';
import { useMessages } from '../../base/provider/contests.ts';
import { loadChainAccess } from '../../base/provider/loadChainAccess.ts';
import { useNow } from '../../base/text/useNow.ts';
import { englishWriting } from '../../messages/en/writing.ts';
import { loadWriters } from '../../write/loadWriters.ts';
import { type Cost, describeCost, getRevert } from '../../write/writeState.ts';

/** How often the chain is asked again whether judging has ended, once it has by this device's clock. */
const ASK_AGAIN_MS = 10_000;

/**
 * The time by which a form is checked. The chain decides whether judging is open, not this device: a slow clock never says that
 * it has not begun, and a fast one says that it has ended only if the chain does, or cannot be asked.
 */
export function useJudgingTime(chainConfig: ChainConfig, contest: Contest): bigint {
  const now = useNow(contest.endsAt);
  const isPast = now >= contest.endsAt;
  const { data: isOpen = false } = useQuery({
    queryKey: ['chain', chainConfig.slug, 'is-open', contest.uid, `${contest.endsAt}`],
    queryFn: async ({ signal }) => {
      const [writers, { client }] = await Promise.all([loadWriters(), loadChainAccess(chainConfig)]);
      return (await writers.fetchJudging(client, contest, signal)).status === 'open';
    },
    enabled: isPast,
    refetchInterval: ASK_AGAIN_MS,
    retry: false,
  });
  return isPast && !isOpen ? now : contest.terms.opensAt;
}

const NO_SALT = `0x${'0'.repeat(64)}` as const;

/** The input as it is checked: in a sealed contest with a salt, which is made when the judge signs. */
export function toChecked(contest: Contest, input: ReviewInput): ReviewInput {
  return isSealed(contest) ? { ...input, salt: NO_SALT } : input;
}

/**
 * The input as its fee is estimated. A node must not learn a commitment to the judge's points before it has a secret salt, and
 * all commitments cost the same.
 */
function toEstimated(contest: Contest, input: ReviewInput): ReviewInput {
  if (!isSealed(contest)) return input;
  return { entry: input.entry, comment: '', given: contest.criteria.map(() => 0), salt: NO_SALT };
}

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
  const messages = useMessages('writing', englishWriting);
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
    cost: prepared ? describeCost(chainConfig, prepared, messages) : unknown,
    revert: getRevert(estimate.error),
  };
}

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
  const writingMessages = useMessages('writing', englishWriting);
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
    cost: data ? describeCost(chainConfig, data, writingMessages) : unknown,
    revert: getRevert(error),
  };
}
