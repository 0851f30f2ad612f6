import { type Hex, TransactionNotFoundError } from 'viem';
import { getTransaction, getTransactionCount } from 'viem/actions';
import { max } from '../bigint.ts';
import { pause } from '../chain/pause.ts';
import { WriteError } from './errors.ts';
import { readWalletError } from './readWalletError.ts';
import type { WriteOptions } from './writeTypes.ts';

const POLL_MS = 500;
const TOLD_AFTER_MS = 1_000;
/** A node may hear of a transaction late; after that it was dropped, replaced, or the hash is a contract wallet's own. */
const UNKNOWN_FOR_MS = 3_000;
const GIVE_UP_MS = 60_000;

type Source = Pick<WriteOptions, 'client' | 'account' | 'signal' | 'onProgress'>;

/**
 * Waits until each of these transactions of the account is in a block: one more could be mined in the same block, and so
 * in the same second. Returns the number of the last of these blocks; 0 where none is known.
 *
 * @throws {WriteError} `earlier-pending`, `chain-unreachable`
 */
export async function waitUntilMined(options: Source, hashes: readonly Hex[]): Promise<bigint> {
  const { signal, onProgress } = options;
  const startedAt = Date.now();
  let isTold = false;
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
      if (!isTold && waitedMs >= TOLD_AFTER_MS) {
        isTold = true;
        onProgress?.({ status: 'waiting-for-earlier' });
      }
      await pause(POLL_MS, signal);
    }
  }
  return last;
}

/** Null while no block has it, also behind a gap of nonces, which a new transaction would fill; undefined where unknown. */
async function findBlockNumber({ client }: Source, hash: Hex): Promise<bigint | null | undefined> {
  try {
    return (await getTransaction(client, { hash })).blockNumber;
  } catch (error) {
    if (error instanceof TransactionNotFoundError) return undefined;
    throw readWalletError(error);
  }
}

/** One that was sped up waits under another hash. */
async function hasPending({ client, account: address }: Source): Promise<boolean> {
  const count = (blockTag: 'latest' | 'pending') => getTransactionCount(client, { address, blockTag });
  const [latest, pending] = await Promise.all([count('latest'), count('pending')]).catch((error) => {
    throw readWalletError(error);
  });
  return pending > latest;
}
