import type { ChainConfig } from '@org/chain-config';
import type { Contest, ScanRows } from '@org/contests';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { evaluationsQuery } from '../../scan/queries.ts';
import { isTooMuch } from '../data/chainQueries.ts';
import type { ChainCheck, UnaskedVerdict } from './chainCheck.ts';
import { checkKey, verdictKey } from './verdictKey.ts';

/** An RPC that could not be reached is tried again after this. */
const RETRY_MS = 60_000;

/** What the chain says of the rows that a scan gave. Asked again only where it could not be reached. */
export const verdictQuery = (
  chainConfig: ChainConfig,
  contest: Contest,
  rows: ScanRows | undefined,
  { isAsked } = { isAsked: false },
) =>
  queryOptions({
    queryKey: verdictKey(chainConfig, contest, rows),
    queryFn: async ({ client: queryClient, signal }): Promise<UnaskedVerdict> => {
      const { runChainCheck } = await import('./runChainCheck.ts');
      try {
        return await runChainCheck({ chainConfig, contest, queryClient, isAsked, signal });
      } catch (error) {
        if (!isTooMuch(error)) throw error;
        return { status: 'too-much', requests: error.requests };
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => state.data?.status === 'unreachable' && RETRY_MS,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });

/** The check that the visitor asked for by the button, as far as it has come. */
export const askedCheckQuery = (chainConfig: ChainConfig, contest: Contest) =>
  queryOptions<ChainCheck>({
    queryKey: checkKey(chainConfig, contest, 'asked'),
    enabled: false,
    initialData: { status: 'idle' },
  });

/** What is known of the rows that the page shows, asked for or not. Nothing is asked here. */
export const useVerdict = (chainConfig: ChainConfig, contest: Contest) => {
  const { data: rows } = useQuery({ ...evaluationsQuery(chainConfig, contest), enabled: false });
  return useQuery({ ...verdictQuery(chainConfig, contest, rows), enabled: false }).data;
};
