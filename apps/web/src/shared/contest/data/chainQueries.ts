import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { queryOptions } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { loadChainAccess } from '../../chain/loadChainAccess.ts';

const chainKey = (chainConfig: ChainConfig) => ['chain', chainConfig.slug] as const;

/** What a UID leads to, asked of the chain itself. */
export const chainContestQuery = (chainConfig: ChainConfig, uid: Hex) =>
  queryOptions({
    queryKey: [...chainKey(chainConfig), 'contest', uid],
    queryFn: async () => (await loadChainAccess(chainConfig)).reader.findContest(uid),
    retry: 1,
  });

/** Everything that the judges attested, read from the chain's logs. */
export const chainEvaluationsQuery = (chainConfig: ChainConfig, contest: Contest) =>
  queryOptions({
    queryKey: [...chainKey(chainConfig), 'evaluations', contest.uid],
    queryFn: async ({ signal }) =>
      (await loadChainAccess(chainConfig)).reader.fetchEvaluations(contest, { signal }),
    retry: 1,
  });
