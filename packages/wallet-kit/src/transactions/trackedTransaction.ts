import type { Hex } from 'viem';

export type TransactionStatus = 'pending' | 'confirmed' | 'failed';

/** What is asked to be tracked. */
export type NewTransaction = {
  readonly hash: Hex;
  /** What it does, for the list in the account dialog. */
  readonly description: string;
  /** After how many blocks it counts as confirmed; default: 1. */
  readonly confirmations?: number;
};

/** A transaction that somebody has sent from this page. It fails by its receipt and by nothing else. */
export type TrackedTransaction = NewTransaction & { readonly status: TransactionStatus };
