import type { ChainConfig } from '@org/chain-config';
import { readCall } from '@org/contests/write';
import { type Address, type Client, type Hex, type Transaction, TransactionNotFoundError } from 'viem';
import { getBlock, getBlockNumber, getTransaction, getTransactionCount } from 'viem/actions';
import { keccak256, stringToHex } from 'viem/utils';

/** What was mined in the place of a transaction. */
export type Replacement = {
  /** The same act for another fee, nothing at all, or something else. */
  readonly kind: 'sped-up' | 'cancelled' | 'replaced';
  readonly transactionHash: Hex;
};

/** A transaction that was sent, by what is left of it once no node knows it any more. */
export type SentTransaction = {
  readonly account: Address;
  readonly transactionHash: Hex;
  readonly nonce: number;
  /** A block that was there when it was sent. */
  readonly sentAtBlock: number;
  /** Of the data that was to be attested, or of a profile's URI. */
  readonly dataHash: Hex;
  /** What was to be revoked. */
  readonly revokedUid?: Hex | undefined;
};

/**
 * Looks what the chain has in the place (the nonce) of a transaction that it does not know; undefined while it knows
 * it, and as long as the place is free.
 */
export const findReplacement = async (
  client: Client,
  config: ChainConfig,
  sent: SentTransaction,
): Promise<Replacement | undefined> => {
  const { account, nonce, transactionHash } = sent;
  if (await findTransaction(client, transactionHash)) return undefined;
  const latest = await getBlockNumber(client, { cacheTime: 0 });
  const isTaken = async (blockNumber: bigint) =>
    (await getTransactionCount(client, { address: account, blockNumber })) > nonce;
  if (!(await isTaken(latest))) return undefined;
  let before = BigInt(sent.sentAtBlock) - 1n;
  let taken = latest;
  while (taken - before > 1n) {
    const middle = (before + taken) / 2n;
    if (await isTaken(middle)) taken = middle;
    else before = middle;
  }
  const { transactions } = await getBlock(client, { blockNumber: taken, includeTransactions: true });
  const found = transactions.find(
    (each) => each.nonce === nonce && each.from.toLowerCase() === account.toLowerCase(),
  );
  if (!found || found.hash === transactionHash) return undefined;
  return { kind: classify(config, sent, found), transactionHash: found.hash };
};

/** What a node knows of a transaction, mined or not; undefined where it knows nothing. */
export const findTransaction = (client: Client, hash: Hex): Promise<Transaction | undefined> =>
  getTransaction(client, { hash }).catch((error: unknown) => {
    if (error instanceof TransactionNotFoundError) return undefined;
    throw error;
  });

const classify = (config: ChainConfig, sent: SentTransaction, found: Transaction): Replacement['kind'] => {
  const to = found.to?.toLowerCase();
  const isOurs = to === config.eas.contract.toLowerCase() || to === config.contracts.profile.toLowerCase();
  if (isOurs && isSameAct(sent, found.input)) return 'sped-up';
  const isToOneself = found.to?.toLowerCase() === found.from.toLowerCase();
  return isToOneself && found.value === 0n ? 'cancelled' : 'replaced';
};

const isSameAct = ({ dataHash, revokedUid }: SentTransaction, input: Hex): boolean => {
  const call = readCall(input);
  if (call?.act === 'revoke') return call.uid === revokedUid?.toLowerCase();
  if (!call || revokedUid) return false;
  return keccak256(call.act === 'attest' ? call.data : stringToHex(call.uri)) === dataHash.toLowerCase();
};
