import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import type { QueryClient } from '@tanstack/react-query';
import { contestQuery, evaluationsQuery } from '../../scan/queries.ts';
import { chainKeys } from './chainQueries.ts';

/** What was known of a contest is out of date: whatever of it is shown is asked for again. */
export const askAgain = (queryClient: QueryClient, chainConfig: ChainConfig, contest: Contest): void => {
  for (const queryKey of [
    contestQuery(chainConfig, contest.uid).queryKey,
    evaluationsQuery(chainConfig, contest).queryKey,
    ...chainKeys(chainConfig, contest.uid),
  ])
    void queryClient.invalidateQueries({ queryKey });
};
