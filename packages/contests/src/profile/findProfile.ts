import { type Address, type Hex, numberToHex } from 'viem';
import type { AskOptions } from '../scan/scanReader.ts';
import { fetchProfile } from './fetchProfile.ts';
import { hashProfileUri } from './hashProfileUri.ts';
import type { ProfileSource } from './profileSource.ts';

/**
 * The UID of an account's profile (its token's id in 32 bytes) where the chain has the very words that were to be
 * written; null where it has none, or others.
 *
 * @param options.dataHash Keccak-256 of the URI
 * @throws {ChainError} `chain-unreachable`, `wrong-chain`
 */
export async function findProfile(
  source: ProfileSource,
  { account, dataHash, signal }: AskOptions & { readonly account: Address; readonly dataHash: Hex },
): Promise<Hex | null> {
  const profile = await fetchProfile(source, account, { signal });
  if (profile.status !== 'written' || hashProfileUri(profile.uri) !== dataHash.toLowerCase()) return null;
  return numberToHex(profile.tokenId, { size: 32 });
}
