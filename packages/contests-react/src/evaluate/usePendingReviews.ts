import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { getReviewedEntries } from '@org/contests/track';
import type { Address } from 'viem';
import { usePendingWrites } from '../writing/usePendingWrites.ts';

/** A transaction that was not mined by then returns its entries to the queue. */
const WAITED_FOR_MS = 10 * 60_000;

/** The entries whose reviews this judge has signed and that are not indexed yet, also on an earlier page. */
export function usePendingReviews(options: {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  readonly account: Address;
}): readonly string[] {
  const { chainConfig, contest, account } = options;
  return usePendingWrites().flatMap((write) =>
    (write.kind === 'evaluation' || write.kind === 'evaluations') &&
    write.chainId === chainConfig.chain.id &&
    write.contest === contest.uid &&
    write.account.toLowerCase() === account.toLowerCase() &&
    (write.uid !== undefined ||
      (write.transactionHash !== undefined && write.askedAtMs > Date.now() - WAITED_FOR_MS))
      ? getReviewedEntries(write)
      : [],
  );
}
