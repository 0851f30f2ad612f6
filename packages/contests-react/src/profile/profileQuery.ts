import type { ChainConfig } from '@org/chain-config';
import { queryOptions } from '@tanstack/react-query';
import type { Address } from 'viem';
import { loadChainAccess } from '../chain/loadChainAccess.ts';
import { type ProfileReading, readProfile } from './readProfile.ts';

/** An account's profile on one chain; `unavailable` where the chain has no profiles. */
export type FoundProfile = ProfileReading | { readonly status: 'unavailable' };

/** The account's profile, read from the chain. */
export function profileQuery(chainConfig: ChainConfig, account: Address) {
  return queryOptions({
    queryKey: ['profile', chainConfig.slug, account],
    queryFn: async ({ signal }): Promise<FoundProfile> => {
      const [{ fetchProfile }, { client }] = await Promise.all([
        import('./profileChain.ts'),
        loadChainAccess(chainConfig),
      ]);
      const found = await fetchProfile({ client, config: chainConfig }, account, { signal });
      return found.status === 'written' ? readProfile(found.uri) : found;
    },
  });
}
