import type { Attestation, Contest } from '@org/contests';
import type { Reading } from '../reading/reading.ts';

const UNKNOWN_HASH = `0x${'0'.repeat(64)}` as const;

/**
 * What the scan tells, ready to be read. A scan names no block hash, and not always a block. What it tells was true when
 * it was asked (`readAtMs`, milliseconds), so that moment stands for the block; a viewer's clock that is behind
 * must not hide what has already happened.
 */
export const createScanReading = (
  contest: Contest,
  attestations: readonly Attestation[],
  readAtMs: number,
): Reading => {
  const now = BigInt(Math.floor(readAtMs / 1000));
  const time = attestations.reduce((last, row) => latest(last, latest(row.time, row.revocationTime)), now);
  return { contest, attestations, block: { number: 0n, hash: UNKNOWN_HASH, time } };
};

const latest = (a: bigint, b: bigint) => (a > b ? a : b);
