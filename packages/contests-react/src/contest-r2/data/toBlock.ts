import type { ContestStateR2, ReadingR2 } from '@org/contests/r2';

const UNKNOWN_HASH = `0x${'0'.repeat(64)}` as const;

type Read = { readonly state: ContestStateR2; readonly block?: ReadingR2['block'] };

/**
 * The block of a reading, at the time of the reading if that is later. A scan names no block, and nothing that it has is in
 * the future.
 */
export function toBlock({ state: { acts, attestation }, block }: Read, readAtMs: number): ReadingR2['block'] {
  const now = BigInt(Math.floor(readAtMs / 1000));
  const last = block?.time ?? acts.acts.at(-1)?.time ?? attestation.time;
  return { number: 0n, hash: UNKNOWN_HASH, ...block, time: now > last ? now : last };
}
