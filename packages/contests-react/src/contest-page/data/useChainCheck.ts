import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type ChainCheck, isLie } from '../../contest/check/chainCheck.ts';
import { askedCheckQuery, useVerdict } from '../../contest/check/verdictQuery.ts';

const IDLE: ChainCheck = { status: 'idle' };

/** Compares what the scan says with the chain, on demand; a second run or leaving the page gives the first one up. */
export function useChainCheck(chainConfig: ChainConfig, contest: Contest) {
  const queryClient = useQueryClient();
  const running = useRef<AbortController | undefined>(undefined);
  const { queryKey } = askedCheckQuery(chainConfig, contest);
  const { data: check } = useQuery(askedCheckQuery(chainConfig, contest));
  const verdict = useVerdict(chainConfig, contest);
  const say = (next: ChainCheck) => queryClient.setQueryData(queryKey, next);

  const run = async () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    say({ status: 'running', done: 0, total: 0 });
    const sayStill = (next: ChainCheck) => {
      if (!signal.aborted) say(next);
    };
    try {
      const { runChainCheck } = await import('../../contest/check/runChainCheck.ts');
      const onProgress = ({ done, total }: { done: number; total: number }) =>
        sayStill({ status: 'running', done, total });
      const asked = { chainConfig, contest, queryClient, isAsked: true, signal, onProgress };
      sayStill((await runChainCheck(asked)).verdict);
    } catch {
      sayStill({ status: 'unreachable' });
    }
  };

  const cancel = () => {
    running.current?.abort();
    say(IDLE);
  };
  const leave = useRef(cancel);
  leave.current = cancel;
  useEffect(() => () => leave.current(), []);
  // What contradicts the chain is said once, where nobody overlooks it.
  const isSaid = isLie(check) && isLie(verdict);
  return { check: isSaid ? IDLE : check, run: () => void run(), cancel };
}
