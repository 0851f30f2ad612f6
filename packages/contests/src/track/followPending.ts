import type { ChainConfig } from '@org/chain-config';
import type { Client, Hex } from 'viem';
import type { ScanReader } from '../scan/scanReader.ts';
import { WriteError, type WriteErrorCode } from '../write/errors.ts';
import { followWrite } from '../write/followWrite.ts';
import type { FollowOptions, WriteOutcome, WriteSource } from '../write/writeTypes.ts';
import { type PendingWrite, toWritten } from './pendingWrite.ts';
import type { PendingWrites } from './pendingWrites.ts';

/**
 * The outcome of a transaction, for lists that show it: `failed` if it reverted or its nonce was used by another one.
 */
export type SettledAs = 'confirmed' | 'failed';

/** The sources of a tracker: a client of the chain, and a scan for indexed acts. */
export type TrackerConnection = {
  readonly client: Client;
  readonly scan: Pick<ScanReader, 'findAttestation'>;
};

/** The part of a tracker that `send` and `resume` share. */
export type TrackerCore = {
  readonly writes: PendingWrites;
  /** Connects to a chain: any viem client of it, and the scan that indexes the writes. */
  readonly connect: (config: ChainConfig) => Promise<TrackerConnection>;
  /** A transaction was settled. `hash` is the hash that the wallet returned, even if the transaction was sped up. */
  readonly onSettled?: ((hash: Hex, as: SettledAs) => void) | undefined;
};

export type SentPendingWrite = PendingWrite & { readonly transactionHash: Hex };

/**
 * Follows a sent write and updates its stored state, on a first run and after a reload.
 *
 * @throws {WriteError} see `followWrite`
 */
export async function followPending(
  { writes, onSettled }: TrackerCore,
  source: WriteSource & { readonly config: ChainConfig },
  sent: SentPendingWrite,
  options: FollowOptions & { readonly onRepriced?: (() => void) | undefined },
): Promise<WriteOutcome> {
  const { id, transactionHash } = sent;
  try {
    return await followWrite(
      source,
      { ...sent, written: toWritten(source.config, sent) },
      {
        ...options,
        onNonce: (nonce) => writes.update(id, { nonce }),
        onRepriced(repriced) {
          writes.update(id, { transactionHash: repriced });
          options.onRepriced?.();
        },
        onProgress(progress) {
          if (progress.status === 'mined') {
            writes.update(id, { uid: progress.uid });
            onSettled?.(transactionHash, 'confirmed');
          }
          options.onProgress?.(progress);
        },
      },
    );
  } catch (error) {
    if (isFinal(error)) onSettled?.(transactionHash, 'failed');
    throw error;
  }
}

const FINAL_CODES: readonly WriteErrorCode[] = ['reverted', 'replaced', 'canceled'];

/** Whether nothing was written and nothing can be written later. */
export function isFinal(error: unknown): error is WriteError {
  return error instanceof WriteError && FINAL_CODES.includes(error.code);
}
