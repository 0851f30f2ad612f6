import type { Attestation } from '../attestation/attestation.ts';
import { max } from '../bigint.ts';
import type { Block } from '../block.ts';
import { getNowSeconds } from '../getNowSeconds.ts';
import type { ScanHead } from '../scan/scanReader.ts';
import type { Unindexed } from './compareRows.ts';

/** So long a scan may name a block as read whose attestations it has not written down yet. */
const GRACE_SECONDS = 120n;

/** The time of the newest thing that a scan is seen to know. */
export function showsUntil(scanned: readonly Attestation[], head: ScanHead | null): bigint {
  const times = scanned.filter((row) => !row.isOffchain).flatMap((row) => [row.time, row.revocationTime]);
  return times.reduce(max, head?.time ?? 0n);
}

/**
 * Whether a scan that does not tell something has left it out, rather than not come to it yet: it shows something
 * younger, or has named the block as read for a while.
 */
export function isLeftOut(
  item: Unindexed,
  scan: {
    readonly shownUntil: bigint;
    readonly scanHead: ScanHead | null;
    readonly block: Block;
    readonly nowSeconds?: bigint;
  },
): boolean {
  const { shownUntil, scanHead, block, nowSeconds = getNowSeconds() } = scan;
  if (shownUntil > item.time) return true;
  const readUntil = scanHead?.blockNumber ?? null;
  if (readUntil === null || item.blockNumber === null || readUntil < item.blockNumber) return false;
  return max(block.time, nowSeconds) - item.time > GRACE_SECONDS;
}
