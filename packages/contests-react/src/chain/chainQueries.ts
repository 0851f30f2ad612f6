import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import type { ChainProgress } from '@org/contests/chain';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { isRetryable } from '../query/createQueryClient.ts';
import { contestQuery, evaluationsQuery } from '../scan/queries.ts';

/** `isAsked`: the visitor wants it read from the chain. Otherwise the page may send no more than 100 RPC requests. */
export type Asking = { readonly isAsked: boolean };

/** Whether a read takes more requests than the page may send, and how many: null if that is not known. */
export function isTooMuch(error: unknown): error is { readonly requests: number | null } {
  return error instanceof Error && 'requests' in error;
}

const chainKey = (chainConfig: ChainConfig, what: string, uid: Hex) => ['chain', chainConfig.slug, what, uid];

const loadReader = async () => (await import('./loadReadFrugally.ts')).loadReadFrugally();

/** A read that fails is made once more, if that may help. */
const retry = (failures: number, error: unknown) => failures < 1 && isRetryable(error);

/** What a UID leads to, asked of the chain itself. */
export function chainContestQuery(chainConfig: ChainConfig, uid: Hex, { isAsked }: Asking) {
  return queryOptions({
    queryKey: [...chainKey(chainConfig, 'contest', uid), isAsked],
    queryFn: async ({ signal }) => {
      const { readFrugally } = await loadReader();
      const read = { chainConfig, uid, isAsked, signal };
      return (await readFrugally(read, ({ reader }) => reader.findContest(uid))).value;
    },
    retry,
    // A look at the page is no request: reading the chain is dear.
    refetchOnWindowFocus: false,
  });
}

/** Everything that the judges attested, read from the chain's logs. */
export function chainEvaluationsQuery(chainConfig: ChainConfig, contest: Contest, { isAsked }: Asking) {
  return queryOptions({
    queryKey: [...chainKey(chainConfig, 'evaluations', contest.uid), isAsked],
    queryFn: async ({ client, signal }) => {
      const { readFrugally } = await loadReader();
      const { queryKey } = chainProgressQuery(chainConfig, contest.uid);
      const onProgress = (progress: ChainProgress) => client.setQueryData(queryKey, progress);
      const read = { chainConfig, uid: contest.uid, isAsked, signal, onProgress };
      const { value, isRepeatable } = await readFrugally(read, ({ reader }, options) =>
        reader.fetchEvaluations(contest, options),
      );
      return { ...value, isRepeatable };
    },
    retry,
    // A look at the page is no request: reading the chain is dear.
    refetchOnWindowFocus: false,
  });
}

/** How far reading a contest's evaluations from the chain has come; written by that read. */
export function chainProgressQuery(chainConfig: ChainConfig, uid: Hex) {
  return queryOptions<ChainProgress>({ queryKey: chainKey(chainConfig, 'progress', uid), enabled: false });
}

/** Both forms of a query, for what has to be asked for again. */
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

/** What was known of a contest is out of date: whatever of it is shown is asked for again. */
export function askAgain(queryClient: QueryClient, chainConfig: ChainConfig, contest: Contest): void {
  for (const queryKey of [
    contestQuery(chainConfig, contest.uid).queryKey,
    evaluationsQuery(chainConfig, contest).queryKey,
    ...chainKeys(chainConfig, contest.uid),
  ])
    void queryClient.invalidateQueries({ queryKey });
}
