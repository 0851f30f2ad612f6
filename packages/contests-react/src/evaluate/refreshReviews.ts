import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import type { QueryClient } from '@tanstack/react-query';
import { invalidateActs } from '../chain/invalidateActs.ts';
import { evaluationsQuery } from '../scan/queries.ts';

/** Reads the reviews of a contest again. */
export function refreshReviews(queryClient: QueryClient, chainConfig: ChainConfig, contest: Contest): void {
  if (contest.rule === 'R2') invalidateActs(queryClient, chainConfig, contest.uid);
  else void queryClient.invalidateQueries(evaluationsQuery(chainConfig, contest));
}
