import type { ChainConfig } from '@org/chain-config';
import type { Attestation, Contest } from '@org/contests';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ChainCheck } from '../trust/chainCheck.ts';

/** Compares what the scan says with the chain, on demand; a second run or leaving the page gives the first one up. */
export const useChainCheck = (
  chainConfig: ChainConfig,
  contest: Contest,
  /** What the page shows, in case that the scan does not answer again. */
  shown: readonly Attestation[],
) => {
  const queryClient = useQueryClient();
  const running = useRef<AbortController | undefined>(undefined);
  const [check, setCheck] = useState<ChainCheck>({ status: 'idle' });
  useEffect(() => () => running.current?.abort(), []);

  const run = async () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setCheck({ status: 'running', done: 0, total: 0 });
    const say = (next: ChainCheck) => {
      if (!signal.aborted) setCheck(next);
    };
    try {
      const { runChainCheck } = await import('./runChainCheck.ts');
      const onProgress = ({ done, total }: { done: number; total: number }) =>
        say({ status: 'running', done, total });
      say(await runChainCheck({ chainConfig, contest, shown, queryClient, signal, onProgress }));
    } catch {
      say({ status: 'unreachable' });
    }
  };

  const cancel = () => {
    running.current?.abort();
    setCheck({ status: 'idle' });
  };
  return { check, run: () => void run(), cancel };
};
