import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type CheckState, isLie } from '../contest/check/checkState.ts';
import { askedCheckQuery, useVerdict } from './verdictQuery.ts';

const IDLE: CheckState = { status: 'idle' };

/** Compares the scan with the chain on demand; a second run or leaving the page aborts the first. */
export function useChainCheck(chainConfig: ChainConfig, contest: Contest) {
  const queryClient = useQueryClient();
  const running = useRef<AbortController | undefined>(undefined);
  const { queryKey } = askedCheckQuery(chainConfig, contest);
  const { data: check = IDLE } = useQuery(askedCheckQuery(chainConfig, contest));
  const verdict = useVerdict(chainConfig, contest);
  const update = (next: CheckState) => queryClient.setQueryData(queryKey, next);

  const run = async () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    update({ status: 'running', done: 0, total: 0 });
    const updateUnlessAborted = (next: CheckState) => {
      if (!signal.aborted) update(next);
    };
    try {
      const { runChainCheck } = await import('./runChainCheck.ts');
      const onProgress = ({ done, total }: { done: number; total: number }) =>
        updateUnlessAborted({ status: 'running', done, total });
      const asked = { chainConfig, contest, queryClient, isAsked: true, signal, onProgress };
      updateUnlessAborted((await runChainCheck(asked)).verdict);
    } catch {
      updateUnlessAborted({ status: 'unreachable' });
    }
  };

  const cancel = () => {
    running.current?.abort();
    update(IDLE);
  };
  const leave = useRef(cancel);
  leave.current = cancel;
  useEffect(() => () => leave.current(), []);
  // A contradiction is shown once, in the most prominent place.
  const isShownElsewhere = isLie(check) && isLie(verdict);
  return { check: isShownElsewhere ? IDLE : check, run: () => void run(), cancel };
}
