import type { Address, Client, Hex } from 'viem';
import { getBlockNumber, getTransactionCount } from 'viem/actions';
import { findTransaction } from './findReplacement.ts';

/** How far an account's row (its nonces) has come, with all that waits in it, and the block that was the newest then. */
export type Row = { readonly length: number; readonly block: number };

/** A transaction's place in its account's row, and a block that was there when it was sent. */
export type Place = { readonly nonce: number; readonly sentAtBlock: number };

export const readRow = async (client: Client, account: Address): Promise<Row> => {
  const [length, block] = await Promise.all([
    getTransactionCount(client, { address: account, blockTag: 'pending' }),
    getBlockNumber(client, { cacheTime: 0 }),
  ]);
  return { length, block: Number(block) };
};

export type FindPlaceOptions = {
  readonly account: Address;
  readonly hash: Hex;
  /** The row before the wallet was asked, if that was only just now. */
  readonly before?: Row | undefined;
};

/**
 * The place of a transaction that was sent. One that was replaced at once no node knows any more: where the row has
 * grown by one since the wallet was asked, its place was the new one. Undefined where neither says it, as for a contract
 * wallet, whose hash is none of a transaction.
 */
export const findPlace = async (
  client: Client,
  { account, hash, before }: FindPlaceOptions,
): Promise<Place | undefined> => {
  // At once, where the row is known: it may be replaced any moment.
  const { block: sentAtBlock } = before ?? (await readRow(client, account));
  const transaction = await findTransaction(client, hash);
  if (transaction) return { nonce: transaction.nonce, sentAtBlock };
  if (!before) return undefined;
  const { length } = await readRow(client, account);
  return length === before.length + 1 ? { nonce: before.length, sentAtBlock } : undefined;
};
