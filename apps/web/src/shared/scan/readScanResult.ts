import { type Attestation, type Contest, type Result, readResult } from '@org/contests';

const UNKNOWN_HASH = `0x${'0'.repeat(64)}` as const;

/**
 * The result as the scan tells it. A scan names no block hash, and not always a block. What it tells was true when
 * it was asked (`readAtMs`, milliseconds), so that moment stands for the block; a viewer's clock that is behind
 * must not hide what has already happened.
 */
export const readScanResult = (
  contest: Contest,
  attestations: readonly Attestation[],
  readAtMs: number,
): Result => {
  const times = attestations.flatMap(({ time, revocationTime }) => [time, revocationTime]);
  const time = times.reduce(latest, BigInt(Math.floor(readAtMs / 1000)));
  return readResult({ contest, attestations, block: { number: 0n, hash: UNKNOWN_HASH, time } });
};

const latest = (a: bigint, b: bigint) => (a > b ? a : b);
