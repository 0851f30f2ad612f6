import type { ChainConfig } from '@org/chain-config';
import { queryOptions } from '@tanstack/react-query';
import type { Address } from 'viem';
import type { ProfileReading } from './readProfile.ts';

/** An account's profile on one chain; `unavailable` where the chain has no profiles. */
export type FoundProfile = ProfileReading | { readonly status: 'unavailable' };

/** The key of everything that is read from an account's profile. */
export function getProfileKey(chainConfig: ChainConfig | null, account: Address) {
  return ['profile', chainConfig?.slug, account] as const;
}

/** The account's profile, read from the chain. */
export function profileQuery(chainConfig: ChainConfig, account: Address) {
  return queryOptions({
    queryKey: getProfileKey(chainConfig, account),
    queryFn: async ({ signal }): Promise<FoundProfile> => {
      const { fetchFoundProfile } = await import('./fetchFoundProfile.ts');
      return fetchFoundProfile(chainConfig, account, signal);
    },
  });
}
