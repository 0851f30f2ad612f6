import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import type { QueryClient } from '@tanstack/react-query';
import { contestQuery, evaluationsQuery } from '../../scan/queries.ts';
import { chainContestQuery, chainEvaluationsQuery } from './chainQueries.ts';

/** What was known of a contest is out of date: whatever of it is shown is asked for again. */
export const askAgain = (queryClient: QueryClient, chainConfig: ChainConfig, contest: Contest): void => {
  for (const { queryKey } of [
    contestQuery(chainConfig, contest.uid),
    evaluationsQuery(chainConfig, contest),
    chainContestQuery(chainConfig, contest.uid),
    chainEvaluationsQuery(chainConfig, contest),
  ])
    void queryClient.invalidateQueries({ queryKey });
};
