import { type Client, type Hex, TransactionNotFoundError, type TransactionReceipt } from 'viem';
import { getTransaction, waitForTransactionReceipt } from 'viem/actions';
import { pause } from '../chain/pause.ts';
import { untilAborted } from '../chain/untilAborted.ts';
import { WriteError } from '../errors.ts';
import { readWalletError } from './readWalletError.ts';
import type { FollowOptions } from './writeTypes.ts';

const POLL_MS = 1_000;

/** Contract wallets answer with a hash of their own, of which no node has heard: what they wrote is looked for. */
const FIRST_LOOK_MS = 1_000;
const LONGEST_PAUSE_MS = 12_000;

/** What is in a block: the UID that was written, and the transaction that wrote it. */
export type InBlock = { readonly uid: Hex; readonly transactionHash: Hex };

export type FollowHashOptions = Pick<FollowOptions, 'signal' | 'minedTimeoutMs'> & {
  readonly client: Client;
  /** What the wallet answered with. */
  readonly transactionHash: Hex;
  /** The UID that a transaction wrote; undefined where it wrote something else. */
  readonly findUid: (receipt: TransactionReceipt) => Hex | undefined;
  /** Looks for what was to be written, whoever sent the transaction; null where it is not there (yet). */
  readonly look: (signal: AbortSignal) => Promise<InBlock | null>;
};

/**
 * Follows a transaction until it is in a block, whichever way the wallet re-priced it, and also where the hash is none
 * of a transaction: as long as the chain does not know it, what it was to write is looked for.
 *
 * @throws {WriteError} `reverted`, `replaced`, `cancelled`, `not-mined`, `chain-unreachable`
 */
export async function followHash(options: FollowHashOptions): Promise<InBlock> {
  const looking = new AbortController();
  try {
    return await untilAborted(
      options.signal,
      Promise.race([waitForUid(options), lookForWritten(options, looking.signal)]),
    );
  } finally {
    looking.abort();
  }
}

async function waitForUid(options: FollowHashOptions): Promise<InBlock> {
  const receipt = await waitForReceipt(options);
  const { transactionHash } = receipt;
  const uid = options.findUid(receipt);
  if (receipt.status === 'success' && uid) return { uid, transactionHash };
  const detail =
    receipt.status === 'success' ? 'The transaction wrote something else.' : 'The transaction was reverted.';
  throw new WriteError({ code: 'reverted', detail, transactionHash });
}

/** Ends only when it finds something: whether the waiting is over is not decided here. */
async function lookForWritten(options: FollowHashOptions, over: AbortSignal): Promise<InBlock> {
  const { signal } = options;
  const stop = signal ? AbortSignal.any([signal, over]) : over;
  const look = async () => ((await isHashKnown(options)) ? null : options.look(stop));
  try {
    for (let pauseMs = FIRST_LOOK_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      await pause(pauseMs, stop);
      const found = await look().catch(() => null);
      if (found) return found;
    }
  } catch {
    // Given up, or over: the other one of the race says how it ends.
    return new Promise(() => {});
  }
}

/** Whether the chain's node has heard of a transaction of this hash. */
async function isHashKnown({ client, transactionHash }: FollowHashOptions): Promise<boolean> {
  try {
    await getTransaction(client, { hash: transactionHash });
    return true;
  } catch (error) {
    if (error instanceof TransactionNotFoundError) return false;
    throw error;
  }
}

async function waitForReceipt(options: FollowHashOptions): Promise<TransactionReceipt> {
  const { client, transactionHash, minedTimeoutMs = 180_000 } = options;
  let replacement: 'repriced' | 'replaced' | 'cancelled' = 'repriced';
  try {
    const receipt = await waitForTransactionReceipt(client, {
      hash: transactionHash,
      timeout: minedTimeoutMs,
      pollingInterval: POLL_MS,
      onReplaced: ({ reason }) => {
        replacement = reason;
      },
    });
    if (replacement === 'repriced') return receipt;
  } catch (error) {
    const { code } = readWalletError(error);
    const isLate = error instanceof Error && error.name === 'WaitForTransactionReceiptTimeoutError';
    if (!isLate) {
      const detail = 'The transaction cannot be followed.';
      throw new WriteError({ code, detail, transactionHash, cause: error });
    }
    const isHashUnknown = !(await isHashKnown(options).catch(() => true));
    const detail = isHashUnknown
      ? 'The chain knows no transaction of this hash: the wallet may be waiting for further signatures.'
      : 'The transaction is not in a block yet.';
    throw new WriteError({ code: 'not-mined', detail, transactionHash, isHashUnknown, cause: error });
  }
  const detail = `The transaction was ${replacement} in the wallet.`;
  throw new WriteError({ code: replacement, detail, transactionHash });
}
