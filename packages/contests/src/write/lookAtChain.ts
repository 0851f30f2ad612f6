import {
  type Client,
  type Hex,
  type Transaction,
  TransactionNotFoundError,
  TransactionReceiptNotFoundError,
} from 'viem';
import {
  getBlock,
  getBlockNumber,
  getTransaction,
  getTransactionCount,
  getTransactionReceipt,
} from 'viem/actions';
import type { InBlock, WriteOptions, WriteSource } from './writeTypes.ts';
import { findUids, findWritten, isSameWrite, type Written } from './written.ts';

/** A sent transaction, with the facts that identify it if no node knows its hash. */
export type SentWrite = {
  readonly written: Written;
  /** The hash that the wallet returned. Contract wallets such as Safe return their own hash. */
  readonly transactionHash: Hex;
  readonly nonce?: number | undefined;
  /** The pending nonce before the wallet was asked; undefined once other transactions may have used it. */
  readonly nextNonce?: number | undefined;
  /** The latest block before the wallet was asked. */
  readonly sentAtBlock?: number | undefined;
};

/** The effect of another transaction with the same nonce: the same with a different fee, nothing, or something else. */
type ReplacedKind = 'repriced' | 'canceled' | 'replaced';

/** The state of a transaction on the chain at one time. */
export type ChainLook =
  | ({ readonly status: 'mined' } & InBlock)
  | { readonly status: 'reverted'; readonly transactionHash: Hex; readonly detail: string }
  /** Nodes know it, but it is not mined. */
  | { readonly status: 'pending'; readonly nonce: number }
  /** Another transaction was mined with its nonce. */
  | { readonly status: ReplacedKind; readonly transactionHash: Hex }
  /** No node knows its hash: dropped, about to be replaced, or a contract wallet's own hash. */
  | { readonly status: 'unknown'; readonly nonce: number | undefined };

/** Reads the state of a transaction once. */
export async function lookAtChain(
  source: WriteSource,
  sent: SentWrite,
  signal?: AbortSignal,
): Promise<ChainLook> {
  const { client } = source;
  const { transactionHash, written } = sent;
  const receipt = await getTransactionReceipt(client, { hash: transactionHash }).catch((error: unknown) => {
    if (error instanceof TransactionReceiptNotFoundError) return undefined;
    throw error;
  });
  if (receipt) {
    const uids = findUids(receipt, source, written);
    const [uid] = uids ?? [];
    if (receipt.status === 'success' && uids && uid) return { status: 'mined', uid, uids, transactionHash };
    const detail =
      receipt.status === 'success'
        ? 'The transaction wrote something else.'
        : 'The transaction was reverted.';
    return { status: 'reverted', transactionHash, detail };
  }
  const transaction = await findTransaction(client, transactionHash);
  if (transaction) return { status: 'pending', nonce: transaction.nonce };
  const nonce = sent.nonce ?? (await guessNonce(source, sent));
  const replacement =
    nonce === undefined
      ? undefined
      : // Some nodes do not have the nonces of older blocks.
        await findReplacement(source, { ...sent, nonce }).catch(() => undefined);
  if (replacement) return replacement;
  const { sentAtBlock } = sent;
  // Many nodes limit log queries: if one fails, the write stays unknown until the next look.
  const found = await findWritten(source, written, { sentAtBlock, transactionHash }, signal).catch(() => {
    signal?.throwIfAborted();
    return null;
  });
  return found ? { status: 'mined', ...found } : { status: 'unknown', nonce };
}

/** If the pending nonce has grown by one, it is the nonce of a transaction that was replaced at once. */
async function guessNonce(source: WriteSource, { nextNonce }: SentWrite): Promise<number | undefined> {
  if (nextNonce === undefined) return undefined;
  return (await fetchPendingNonce(source)) === nextNonce + 1 ? nextNonce : undefined;
}

/** Finds the transaction that was mined with this nonce; undefined while the nonce is unused. */
async function findReplacement(
  source: WriteSource,
  sent: SentWrite & { readonly nonce: number },
): Promise<Extract<ChainLook, { status: ReplacedKind }> | undefined> {
  const { client, account } = source;
  const { nonce, transactionHash, sentAtBlock = 0, written } = sent;
  const latest = await getBlockNumber(client, { cacheTime: 0 });
  const isUsed = async (blockNumber: bigint) =>
    (await getTransactionCount(client, { address: account, blockNumber })) > nonce;
  if (!(await isUsed(latest))) return undefined;
  let before = BigInt(sentAtBlock) - 1n;
  let used = latest;
  while (used - before > 1n) {
    const middle = (before + used) / 2n;
    if (await isUsed(middle)) used = middle;
    else before = middle;
  }
  const { transactions } = await getBlock(client, { blockNumber: used, includeTransactions: true });
  const found = transactions.find(
    (each) => each.nonce === nonce && each.from.toLowerCase() === account.toLowerCase(),
  );
  if (!found || found.hash === transactionHash) return undefined;
  const isToOneself = found.to?.toLowerCase() === found.from.toLowerCase();
  const isEmpty = isToOneself && found.value === 0n;
  const status = isSameWrite(written, found, source) ? 'repriced' : isEmpty ? 'canceled' : 'replaced';
  return { status, transactionHash: found.hash };
}

/** A transaction that a node knows, mined or not. */
async function findTransaction(client: Client, hash: Hex): Promise<Transaction | undefined> {
  return getTransaction(client, { hash }).catch((error: unknown) => {
    if (error instanceof TransactionNotFoundError) return undefined;
    throw error;
  });
}

/** The account's pending nonce: the nonce that its next transaction gets. */
export async function fetchPendingNonce({
  client,
  account: address,
}: Pick<WriteOptions, 'client' | 'account'>): Promise<number | undefined> {
  return getTransactionCount(client, { address, blockTag: 'pending' }).catch(() => undefined);
}
