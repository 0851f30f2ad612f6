import { type Hex, TransactionNotFoundError } from 'viem';
import { getTransaction, getTransactionCount } from 'viem/actions';
import { max } from '../base/bigint.ts';
import { pause } from '../chain/abortable.ts';
import { WriteError } from './errors.ts';
import { readWalletError } from './readWalletError.ts';
import type { WriteOptions } from './writeTypes.ts';

/** When to report that this is waiting, and when to give up. */
const REPORT_AFTER_MS = 1_000;
const GIVE_UP_MS = 60_000;

const MINED_POLL_MS = 500;
/**
 * A node may receive a transaction late. After this it was dropped or replaced, or a contract wallet chose the hash.
 */
const UNKNOWN_FOR_MS = 3_000;

type AccountSource = Pick<WriteOptions, 'client' | 'account' | 'signal' | 'onProgress'>;

/**
 * Waits until these transactions of the account are mined, so that acts are in the order in which they were signed. Returns the highest of their block numbers; 0 if none is known.
 *
 * @throws {WriteError} `earlier-pending`, `chain-unreachable`
 */
export async function waitUntilMined(options: AccountSource, hashes: readonly Hex[]): Promise<bigint> {
  const { signal, onProgress } = options;
  const startedAt = Date.now();
  let isReported = false;
  let last = 0n;
  for (const hash of hashes) {
    for (;;) {
      const blockNumber = await findBlockNumber(options, hash);
      const waitedMs = Date.now() - startedAt;
      if (typeof blockNumber === 'bigint') {
        last = max(last, blockNumber);
        break;
      }
      const isUnknown = blockNumber === undefined && waitedMs >= UNKNOWN_FOR_MS;
      if (isUnknown && !(await hasPending(options))) break;
      if (waitedMs >= GIVE_UP_MS) {
        const detail = `The earlier transaction ${hash} is not in a block yet.`;
        throw new WriteError({ code: 'earlier-pending', detail });
      }
      if (!isReported && waitedMs >= REPORT_AFTER_MS) {
        isReported = true;
        onProgress?.({ status: 'waiting-for-earlier' });
      }
      await pause(MINED_POLL_MS, signal);
    }
  }
  return last;
}

/**
 * The block of a transaction. Null while it is pending, even behind a nonce gap, which a new transaction would fill;
 * undefined if unknown.
 */
async function findBlockNumber({ client }: AccountSource, hash: Hex): Promise<bigint | null | undefined> {
  try {
    return (await getTransaction(client, { hash })).blockNumber;
  } catch (error) {
    if (error instanceof TransactionNotFoundError) return undefined;
    throw readWalletError(error);
  }
}

/** Whether the account has pending transactions: one that was sped up is pending under another hash. */
async function hasPending({ client, account: address }: AccountSource): Promise<boolean> {
  const count = (blockTag: 'latest' | 'pending') => getTransactionCount(client, { address, blockTag });
  const [latest, pending] = await Promise.all([count('latest'), count('pending')]).catch((error) => {
    throw readWalletError(error);
  });
  return pending > latest;
}
