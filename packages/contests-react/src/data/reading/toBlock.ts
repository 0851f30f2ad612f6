import type { ContestReplay, ResultReading } from '@org/contests';

const UNKNOWN_HASH = `0x${'0'.repeat(64)}` as const;

type Read = { readonly state: ContestReplay; readonly block?: ResultReading['block'] };

/**
 * The block of a reading, at the time of the reading if that is later. A scan names no block, and nothing that it has is in
 * the future.
 */
export function toBlock(
  { state: { acts, attestation }, block }: Read,
  readAtMs: number,
): ResultReading['block'] {
  const now = BigInt(Math.floor(readAtMs / 1000));
  const last = block?.time ?? acts.acts.at(-1)?.time ?? attestation.time;
  return { number: 0n, hash: UNKNOWN_HASH, ...block, time: now > last ? now : last };
}
