import type { ChainConfig } from '@org/chain-config';
import type { Contest, ScanRows } from '@org/contests';
import { hashKey, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { isTooMuch } from '../chain/asking.ts';
import type { CheckState, UnaskedVerdict } from '../contest/check/checkState.ts';
import { evaluationsQuery } from '../scan/queries.ts';
import { checkKey, verdictKey } from './verdictKey.ts';

/** The first retry delay of an undecided check; it doubles each time. */
const RETRY_MS = 60_000;
const MAX_DOUBLINGS = 6;

const isOpen = (verdict: UnaskedVerdict | undefined) =>
  verdict?.status === 'unreachable' || verdict?.status === 'behind' || verdict?.status === 'changed';

/** The verdict of the chain on the scan's rows. Refetched only if undecided. */
export function verdictQuery(
  chainConfig: ChainConfig,
  contest: Contest,
  rows: ScanRows | undefined,
  { isAsked } = { isAsked: false },
) {
  return queryOptions({
    queryKey: verdictKey(chainConfig, contest, rows),
    queryFn: async ({ client: queryClient, queryKey, signal }): Promise<UnaskedVerdict> => {
      const { runChainCheck } = await import('./runChainCheck.ts');
      try {
        const checked = await runChainCheck({ chainConfig, contest, queryClient, isAsked, signal });
        return hashKey(checked.queryKey) === hashKey(queryKey) ? checked.verdict : { status: 'changed' };
      } catch (error) {
        if (!isTooMuch(error)) throw error;
        const before = queryClient.getQueryData<UnaskedVerdict>(queryKey);
        return before?.status === 'behind' ? before : { status: 'too-much', requests: error.requests };
      }
    },
    staleTime: ({ state }) => (state.data?.status === 'changed' ? 0 : Number.POSITIVE_INFINITY),
    refetchInterval: ({ state: { data, status, dataUpdateCount, errorUpdateCount } }) =>
      (status === 'error' || isOpen(data)) &&
      RETRY_MS * 2 ** Math.min(dataUpdateCount + errorUpdateCount - 1, MAX_DOUBLINGS),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
}

/** The state of the check that the visitor started by the button, if any. */
export function askedCheckQuery(chainConfig: ChainConfig, contest: Contest) {
  return queryOptions<CheckState>({
    queryKey: checkKey(chainConfig, contest, 'asked'),
    queryFn: skipToken,
  });
}

/** The cached verdict on the rows that the page shows. Sends no requests. */
export function useVerdict(chainConfig: ChainConfig, contest: Contest) {
  const { data: rows } = useQuery({ ...evaluationsQuery(chainConfig, contest), enabled: false });
  return useQuery({ ...verdictQuery(chainConfig, contest, rows), enabled: false }).data;
}
