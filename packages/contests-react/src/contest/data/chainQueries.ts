import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import type { ChainProgress } from '@org/contests/chain';
import { queryOptions } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { isRetryable } from '../../query/createQueryClient.ts';

/** `isAsked`: the visitor wants it read from the chain. Otherwise the page may send no more than 100 RPC requests. */
export type Asking = { readonly isAsked: boolean };

/** Whether a read takes more requests than the page may send, and how many: null if that is not known. */
export const isTooMuch = (error: unknown): error is { readonly requests: number | null } =>
  error instanceof Error && 'requests' in error;

const chainKey = (chainConfig: ChainConfig, what: string, uid: Hex) => ['chain', chainConfig.slug, what, uid];

const loadReader = async () => (await import('../../chain/loadReadFrugally.ts')).loadReadFrugally();

/** A read that fails is made once more, if that may help. */
const retry = (failures: number, error: unknown) => failures < 1 && isRetryable(error);

/** What a UID leads to, asked of the chain itself. */
export const chainContestQuery = (chainConfig: ChainConfig, uid: Hex, { isAsked }: Asking) =>
  queryOptions({
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

/** Everything that the judges attested, read from the chain's logs. */
export const chainEvaluationsQuery = (chainConfig: ChainConfig, contest: Contest, { isAsked }: Asking) =>
  queryOptions({
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

/** How far reading a contest's evaluations from the chain has come; written by that read. */
export const chainProgressQuery = (chainConfig: ChainConfig, uid: Hex) =>
  queryOptions<ChainProgress>({ queryKey: chainKey(chainConfig, 'progress', uid), enabled: false });

/** Both forms of a query, for what has to be asked for again. */
export const chainKeys = (chainConfig: ChainConfig, uid: Hex) => [
  chainKey(chainConfig, 'contest', uid),
  chainKey(chainConfig, 'evaluations', uid),
];
