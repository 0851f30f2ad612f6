import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { canFetchAhead, whenIdle } from '../../page/whenIdle.ts';
import { evaluationsQuery } from '../../scan/queries.ts';
import { askedCheckQuery, verdictQuery } from './verdictQuery.ts';

/** What has changed is checked once it has stayed the same for so long. */
const SETTLE_MS = 5_000;

/**
 * Checks what the scan says of a contest against the chain: once the page is idle and seen, and again when the content
 * has changed. It sends few requests; if the check takes more, it waits for `ask`.
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
    /** The visitor reads a verdict elsewhere. */
    isAskedElsewhere: asked.status !== 'idle',
    ask: () =>
      void queryClient
        .fetchQuery({ ...verdictQuery(chainConfig, contest, rows, { isAsked: true }), staleTime: 0 })
        .catch(() => undefined),
  };
}

/** Whether the page has been drawn, is seen and has nothing to do, and the connection can carry more than that. */
const useIsIdle = (): boolean => {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (!canFetchAhead(navigator)) return;
    let callOff = () => {};
    const look = () => {
      callOff();
      if (document.visibilityState === 'visible') callOff = whenIdle(() => setIsIdle(true));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      callOff();
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return isIdle;
};

const useIsSettled = (content: unknown): boolean => {
  const [settled, setSettled] = useState(content);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(content), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [content]);
  return settled === content;
};
