import type { ContestStateR2, ReadingR2 } from '@org/contests/r2';

const UNKNOWN_HASH = `0x${'0'.repeat(64)}` as const;

/** A scan names no block: the time of the request is used, and nothing that it has is in the future. */
export function toBlock({ acts, attestation }: ContestStateR2, readAtMs: number): ReadingR2['block'] {
  const now = BigInt(Math.floor(readAtMs / 1000));
  const last = acts.acts.at(-1)?.time ?? attestation.time;
  return { number: 0n, hash: UNKNOWN_HASH, time: now > last ? now : last };
}
