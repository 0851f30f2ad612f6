import type { Hex } from 'viem';

const HASH = /^0x[0-9a-fA-F]{64}$/;

/** The faults of a transaction to track, in the specification's words; empty if it is valid. */
export const checkTransaction = (transaction: {
  readonly hash?: unknown;
  readonly description?: unknown;
  readonly confirmations?: unknown;
}): readonly string[] => {
  const { hash, description, confirmations } = transaction;
  const faults: string[] = [];
  if (typeof hash !== 'string' || !HASH.test(hash)) faults.push('Invalid transaction hash');
  if (typeof description !== 'string' || description.trim() === '') {
    faults.push('Transaction must have a description');
  }
  if (confirmations !== undefined && !(Number.isInteger(confirmations) && Number(confirmations) >= 1)) {
    faults.push('Transaction confirmations must be a positiver integer');
  }
  return faults;
};

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
