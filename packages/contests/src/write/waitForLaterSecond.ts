import type { Hex } from 'viem';
import { getBlock } from 'viem/actions';
import { pause } from '../chain/pause.ts';
import { WriteError } from './errors.ts';
import { readWalletError } from './readWalletError.ts';
import type { WriteOptions } from './writeTypes.ts';

const POLL_MS = 250;
const TOLD_AFTER_MS = 1_000;
/** A chain that makes no block for so long has no two blocks in one second. */
const STANDS_STILL_MS = 1_000;
const GIVE_UP_MS = 60_000;

type Waiting = Pick<WriteOptions, 'client' | 'signal' | 'onProgress'>;

/**
 * Waits until the next block is sure to carry a later time than `time`: rule R1 decides between two reviews of the same
 * second by their UIDs, that is, by chance.
 *
 * @throws {WriteError} `clock-stopped`, `chain-unreachable`
 */
export async function waitForLaterSecond(options: Waiting, time: bigint): Promise<void> {
  const { signal, onProgress } = options;
  const startedAt = Date.now();
  let isTold = false;
  let head: { readonly number: bigint; readonly seenAt: number } | undefined;
  for (;;) {
    const latest = await fetchBlock(options, 'latest');
    if (latest.timestamp > time) return;
    const now = Date.now();
    if (latest.number !== head?.number) head = { number: latest.number, seenAt: now };
    const waitedMs = now - startedAt;
    // Where blocks come with transactions only, the pending block alone shows that time goes on.
    const standsStill = now - head.seenAt >= STANDS_STILL_MS;
    if (standsStill && (await fetchPendingTime(options, latest.hash)) > time) return;
    if (waitedMs >= GIVE_UP_MS) {
      const detail = `The chain's time has stood still at ${latest.timestamp}.`;
      throw new WriteError({ code: 'clock-stopped', detail });
    }
    if (!isTold && waitedMs >= TOLD_AFTER_MS) {
      isTold = true;
      onProgress?.({ status: 'waiting-for-earlier' });
    }
    await pause(POLL_MS, signal);
  }
}

async function fetchBlock({ client }: Waiting, blockTag: 'latest') {
  return getBlock(client, { blockTag }).catch((error) => {
    throw readWalletError(error);
  });
}

/** The time of the block that is being built; 0 where the endpoint has none to show. */
async function fetchPendingTime({ client }: Waiting, latestHash: Hex): Promise<bigint> {
  const pending = await getBlock(client, { blockTag: 'pending' }).catch(() => null);
  // Some endpoints answer with the latest block itself.
  return pending?.parentHash === latestHash ? pending.timestamp : 0n;
}
