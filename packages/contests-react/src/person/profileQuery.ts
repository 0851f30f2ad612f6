import type { ChainConfig } from '@org/chain-config';
import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Address } from 'viem';
import type { PersonFacts } from './readPeople.ts';
import type { ProfileReading } from './readProfile.ts';

const STALE_AFTER_MS = 5 * 60_000;

/**
 * An account's name and picture. Accounts requested at the same time are read from the chain with one request.
 *
 * @param chainConfig null: waits
 * @param given the name that a contest gives the account, in place of the profile's
 */
export function personQuery(chainConfig: ChainConfig | null, account: Address, given?: string) {
  return queryOptions({
    // Saving a profile invalidates every query below its key.
    queryKey: [...getProfileKey(chainConfig, account), 'person', given],
    queryFn: chainConfig
      ? async ({ client }): Promise<PersonFacts> => {
          const { readPerson } = await import('./readPeople.ts');
          return readPerson({ chainConfig, account, given, queryClient: client });
        }
      : skipToken,
    staleTime: STALE_AFTER_MS,
    refetchOnWindowFocus: false,
    retry: false,
  });
}

/** An account's profile on one chain; `unavailable` where the chain has no profiles. */
export type FoundProfile = ProfileReading | { readonly status: 'unavailable' };

/** The key of everything that is read from an account's profile. */
export function getProfileKey(chainConfig: ChainConfig | null, account: Address) {
  return ['profile', chainConfig?.slug, account] as const;
}

/**
 * The account's profile, read from the chain.
 *
 * @example
 * import { profileQuery } from '@org/contests-react';
 * const profile = await queryClient.fetchQuery(profileQuery(chainConfig, account));
 */
export function profileQuery(chainConfig: ChainConfig, account: Address) {
  return queryOptions({
    queryKey: getProfileKey(chainConfig, account),
    queryFn: async ({ signal }): Promise<FoundProfile> => {
      const { fetchFoundProfile } = await import('./fetchFoundProfile.ts');
      return fetchFoundProfile(chainConfig, account, signal);
    },
  });
}
