import type { Hex } from 'viem';

/** `pending` until there is a receipt. */
export type TransactionStatus = 'pending' | 'confirmed' | 'failed';

/** How a transaction ended. */
export type SettledStatus = Exclude<TransactionStatus, 'pending'>;

/** A transaction to track. */
export type NewTransaction = {
  readonly hash: Hex;
  /** A description for the list in the account dialog. */
  readonly description: string;
  /** The number of blocks after which it counts as confirmed. Default: 1. */
  readonly confirmations?: number;
};

/**
 * A transaction sent from this page. Only its receipt settles it, never a failed lookup; if another transaction replaced
 * it, the app calls `settleTransaction`.
 */
export type TrackedTransaction = NewTransaction & { readonly status: TransactionStatus };
