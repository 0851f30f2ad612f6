import type { Hex } from 'viem';

export type TransactionStatus = 'pending' | 'confirmed' | 'failed';

/** How a transaction ended. */
export type SettledStatus = Exclude<TransactionStatus, 'pending'>;

/** What is asked to be tracked. */
export type NewTransaction = {
  readonly hash: Hex;
  /** What it does, for the list in the account dialog. */
  readonly description: string;
  /** After how many blocks it counts as confirmed; default: 1. */
  readonly confirmations?: number;
};

/**
 * A transaction that somebody has sent from this page. Its receipt settles it and no failed lookup
 * does; where another transaction took its place, whoever knows says so with `settleTransaction`.
 */
export type TrackedTransaction = NewTransaction & { readonly status: TransactionStatus };
