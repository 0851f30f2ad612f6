import type { ChainConfig } from '@org/chain-config';
import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Address } from 'viem';
import { getProfileKey } from './profileQuery.ts';
import type { PersonFacts } from './readPeople.ts';

const STALE_AFTER_MS = 5 * 60_000;

/**
 * An account's name and picture. Accounts requested at the same time are read from the chain with one request.
 *
 * @param chainConfig null: waits
 */
export function personQuery(chainConfig: ChainConfig | null, account: Address) {
  return queryOptions({
    // Saving a profile invalidates every query below its key.
    queryKey: [...getProfileKey(chainConfig, account), 'person'],
    queryFn: chainConfig
      ? async ({ client }): Promise<PersonFacts> => {
          const { readPerson } = await import('./readPeople.ts');
          return readPerson({ chainConfig, account, queryClient: client });
        }
      : skipToken,
    staleTime: STALE_AFTER_MS,
    refetchOnWindowFocus: false,
    retry: false,
  });
}
