import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useIsIdle, useIsSettled } from '../contest/check/useIsIdle.ts';
import { evaluationsQuery } from '../scan/queries.ts';
import { askedCheckQuery, verdictQuery } from './verdictQuery.ts';

/**
 * Checks the scan's rows of a contest against the chain once the page is idle and visible, and again when the content
 * has changed. Sends few requests; a larger check waits for `ask`.
 */
export function useBackgroundCheck(chainConfig: ChainConfig, contest: Contest) {
  const queryClient = useQueryClient();
  const { data: rows } = useQuery({ ...evaluationsQuery(chainConfig, contest), enabled: false });
  const query = verdictQuery(chainConfig, contest, rows);
  const content = query.queryKey.at(-1);
  const isSettled = useIsSettled(content);
  const isIdle = useIsIdle();
  const { data: verdict, isFetching } = useQuery({
    ...query,
    enabled: isIdle && isSettled && rows !== undefined,
  });
  const { data: asked } = useQuery(askedCheckQuery(chainConfig, contest));
  return {
    verdict,
    isFetching,
    /** The visitor has started a check elsewhere on the page. */
    isAskedElsewhere: asked !== undefined && asked.status !== 'idle',
    ask: () =>
      void queryClient
        .fetchQuery({ ...verdictQuery(chainConfig, contest, rows, { isAsked: true }), staleTime: 0 })
        .catch(() => undefined),
  };
}
