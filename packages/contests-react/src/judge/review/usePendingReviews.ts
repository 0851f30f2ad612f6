import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { getReviewedEntries, type WriteSubject } from '@org/contests/track';
import type { Address } from 'viem';
import { usePendingWrites } from '../../data/reading/usePendingWrites.ts';

/** A transaction that was not mined by then returns its entries to the queue. */
const WAITED_FOR_MS = 10 * 60_000;

type Options = {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  readonly account: Address;
};

/** The entries whose reviews this judge has signed and that are not indexed yet, also on an earlier page. */
export function usePendingReviews(options: Options): readonly string[] {
  return useSentEntries(options, ['review', 'reviews']);
}

/** The entries of which this account has sent reveals that are not indexed yet. Such a write does not name the judges. */
export function usePendingReveals(options: Options): readonly string[] {
  return useSentEntries(options, ['reveals']);
}

function useSentEntries(
  { chainConfig, contest, account }: Options,
  kinds: readonly WriteSubject['kind'][],
): readonly string[] {
  return usePendingWrites().flatMap((write) =>
    kinds.includes(write.kind) &&
    'contest' in write &&
    write.chainId === chainConfig.chain.id &&
    write.contest === contest.uid &&
    write.account.toLowerCase() === account.toLowerCase() &&
    (write.uid !== undefined ||
      (write.transactionHash !== undefined && write.askedAtMs > Date.now() - WAITED_FOR_MS))
      ? getReviewedEntries(write)
      : [],
  );
}
