import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { queryOptions } from '@tanstack/react-query';
import type { Address } from 'viem';
import type { Working } from '../reading/actsQueries.ts';
import type { JudgeQueueAnswer } from './judgeContests.ts';

/** The entries of a contest without a review by the judge, counted like on the contest's page. */
export function judgeQueueQuery(
  chainConfig: ChainConfig,
  { uid }: Pick<Contest, 'uid'>,
  { account, createWorker }: Working & { readonly account: Address },
) {
  return queryOptions({
    queryKey: ['scan', chainConfig.slug, 'queue', uid, account],
    queryFn: async ({ client }): Promise<JudgeQueueAnswer> => {
      const { fetchWaiting } = await import('./fetchWaiting.ts');
      return fetchWaiting(client, { chainConfig, uid, account, createWorker });
    },
    // The inner query retries itself.
    retry: false,
  });
}
