import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import type { ChainProgress } from '@org/contests/chain';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { isRetryable } from '../query/createQueryClient.ts';
import { contestQuery, evaluationsQuery } from '../scan/queries.ts';
import { type Asking, chainKey, chainProgressKey } from './asking.ts';

const loadReader = async () => (await import('./loadReadFrugally.ts')).loadReadFrugally();

/** Retries once if the error is retryable. */
const retry = (failures: number, error: unknown) => failures < 1 && isRetryable(error);

/** Reads the attestation with this UID from the chain. */
export function chainContestQuery(chainConfig: ChainConfig, uid: Hex, { isAsked }: Asking) {
  return queryOptions({
    queryKey: [...chainKey(chainConfig, 'contest', uid), isAsked],
    queryFn: async ({ signal }) => {
      const { readFrugally } = await loadReader();
      const read = { chainConfig, uid, isAsked, signal };
      return (await readFrugally(read, ({ reader }) => reader.findContest(uid))).value;
    },
    retry,
    // Reading the chain is expensive: not on every window focus.
    refetchOnWindowFocus: false,
  });
}

/** All attestations of the judges, read from the chain's logs. */
export function chainEvaluationsQuery(chainConfig: ChainConfig, contest: Contest, { isAsked }: Asking) {
  return queryOptions({
    queryKey: [...chainKey(chainConfig, 'evaluations', contest.uid), isAsked],
    queryFn: async ({ client, signal }) => {
      const { readFrugally } = await loadReader();
      const queryKey = chainProgressKey(chainConfig, contest.uid);
      const onProgress = (progress: ChainProgress) => client.setQueryData(queryKey, progress);
      const read = { chainConfig, uid: contest.uid, isAsked, signal, onProgress };
      const { value, isRepeatable } = await readFrugally(read, ({ reader }, options) =>
        reader.fetchEvaluations(contest, options),
      );
      return { ...value, isRepeatable };
    },
    retry,
    // Reading the chain is expensive: not on every window focus.
    refetchOnWindowFocus: false,
  });
}

/** The prefixes of both forms of the queries, for invalidation. */
export function chainKeys(chainConfig: ChainConfig, uid: Hex) {
  return [chainKey(chainConfig, 'contest', uid), chainKey(chainConfig, 'evaluations', uid)];
}

/** Single attestations, for rows of the scan about a contest whose UID does not recompute. */
export function chainAttestationsQuery(chainConfig: ChainConfig, contest: Contest, uids: readonly Hex[]) {
  return queryOptions({
    queryKey: ['chain', chainConfig.slug, 'attestations', ...uids],
    queryFn: async ({ signal }) => {
      const { loadReadFrugally } = await import('./loadReadFrugally.ts');
      const { readFrugally } = await loadReadFrugally();
      const read = { chainConfig, uid: contest.uid, isAsked: false, signal };
      return (await readFrugally(read, ({ reader }, options) => reader.fetchAttestations(uids, options)))
        .value;
    },
    retry: 1,
  });
}

/** Invalidates every query about a contest. */
export function invalidateContest(
  queryClient: QueryClient,
  chainConfig: ChainConfig,
  contest: Contest,
): void {
  for (const queryKey of [
    contestQuery(chainConfig, contest.uid).queryKey,
    evaluationsQuery(chainConfig, contest).queryKey,
    ...chainKeys(chainConfig, contest.uid),
  ])
    void queryClient.invalidateQueries({ queryKey });
}
