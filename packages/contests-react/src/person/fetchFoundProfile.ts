import type { ChainConfig } from '@org/chain-config';
import { fetchProfile } from '@org/contests/chain';
import type { Address } from 'viem';
import { loadChainAccess } from '../base/provider/loadChainAccess.ts';
import { type ProfileReading, readProfile } from './readProfile.ts';

/** Fetches and parses an account's profile. */
export async function fetchFoundProfile(
  chainConfig: ChainConfig,
  account: Address,
  signal: AbortSignal,
): Promise<ProfileReading | { readonly status: 'unavailable' }> {
  const { client } = await loadChainAccess(chainConfig);
  const found = await fetchProfile({ client, config: chainConfig }, account, { signal });
  return found.status === 'written' ? readProfile(found.uri) : found;
}
