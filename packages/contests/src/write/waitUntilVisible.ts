import type { Hex } from 'viem';
import type { Attestation } from '../attestation/attestation.ts';
import { untilAborted } from '../chain/untilAborted.ts';
import type { FollowOptions } from './writeTypes.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2_000;

/** Asks the scan again and again until it shows an attestation as expected; false when the time is over. */
export async function waitUntilVisible(
  { scan, signal, visibleTimeoutMs = 60_000 }: FollowOptions,
  uid: Hex,
  isExpected: (attestation: Attestation) => boolean,
): Promise<boolean> {
  if (!scan) return false;
  const until = Date.now() + visibleTimeoutMs;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 1.5, LONGEST_PAUSE_MS)) {
    signal?.throwIfAborted();
    // A scan in trouble is a scan that does not show it yet: what was written is written.
    const attestation = await scan.findAttestation(uid, { signal }).catch(() => null);
    if (attestation && isExpected(attestation)) return true;
    if (Date.now() + pauseMs > until) return false;
    await untilAborted(signal, new Promise((resolve) => setTimeout(resolve, pauseMs)));
  }
}
