import type { Hex } from 'viem';
import type { ProfileSource } from '../profile/profileSource.ts';
import { followProfile } from './followProfile.ts';
import type { FollowOptions, WriteOutcome, WriteSource } from './writeTypes.ts';

/**
 * Finds out what became of a profile that was sent earlier, say before the page was closed.
 *
 * @param options.dataHash Keccak-256 of the URI
 * @throws {WriteError} `reverted`, `replaced`, `cancelled`, `not-mined`, `chain-unreachable`
 */
export async function watchProfile(
  options: WriteSource &
    ProfileSource &
    Omit<FollowOptions, 'scan'> & { readonly transactionHash: Hex; readonly dataHash: Hex },
): Promise<WriteOutcome> {
  options.onProgress?.({ status: 'sent', transactionHash: options.transactionHash });
  return followProfile(options);
}
