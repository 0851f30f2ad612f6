import { type Client, type Hex, TransactionNotFoundError } from 'viem';
import { getTransaction, getTransactionCount } from 'viem/actions';
import { pause } from '../chain/pause.ts';
import { WriteError } from '../errors.ts';
import { readWalletError } from './readWalletError.ts';
import type { WriteOptions } from './writeTypes.ts';

const POLL_MS = 500;
const TOLD_AFTER_MS = 1_000;
/** A node may hear of a transaction late; after that the hash is a contract wallet's own, or was dropped. */
const UNKNOWN_FOR_MS = 3_000;
const GIVE_UP_MS = 60_000;

/**
 * Waits until each of these transactions is in a block: one more could be mined in the same block, and so in the same
 * second.
 *
 * @throws {WriteError} `earlier-pending`, `chain-unreachable`
 */
export async function waitUntilMined(
  { client, signal, onProgress }: Pick<WriteOptions, 'client' | 'signal' | 'onProgress'>,
  hashes: readonly Hex[],
): Promise<void> {
  const startedAt = Date.now();
  let isTold = false;
  for (const hash of hashes) {
    for (;;) {
      const state = await findState(client, hash);
      const waitedMs = Date.now() - startedAt;
      if (state === 'mined') break;
      if (state !== 'pending' && waitedMs >= UNKNOWN_FOR_MS) break;
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
}

async function findState(client: Client, hash: Hex): Promise<'mined' | 'pending' | 'blocked' | 'unknown'> {
  try {
    const { blockNumber, from, nonce } = await getTransaction(client, { hash });
    if (blockNumber !== null) return 'mined';
    // Behind a gap of nonces no block can take it.
    const next = await getTransactionCount(client, { address: from, blockTag: 'pending' });
    return nonce < next ? 'pending' : 'blocked';
  } catch (error) {
    if (error instanceof TransactionNotFoundError) return 'unknown';
    throw readWalletError(error);
  }
}
