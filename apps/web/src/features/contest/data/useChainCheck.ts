import type { ChainConfig } from '@org/chain-config';
import type { Attestation, Contest } from '@org/contests';
import type { ChainCheck as Outcome } from '@org/contests/chain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { loadChainAccess } from '../../../shared/chain/loadChainAccess.ts';
import { evaluationsQuery, scanHeadQuery } from '../../../shared/scan/queries.ts';
import type { ChainCheck } from '../trust/Trust.tsx';

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
      const access = await loadChainAccess(chainConfig);
      // The head first: rows that are asked later may know more than it, never less.
      const scanHead = await queryClient
        .fetchQuery({ ...scanHeadQuery(chainConfig), staleTime: 0 })
        .catch(() => null);
      const rows = await queryClient
        .fetchQuery({ ...evaluationsQuery(chainConfig, contest), staleTime: 0 })
        .catch(() => ({ trusted: shown, mismatched: [], missing: 0 }));
      const outcome = await access.check({
        client: access.client,
        config: chainConfig,
        contest,
        scanAttestations: [...rows.trusted, ...rows.mismatched],
        scanMissing: rows.missing,
        scanHead,
        signal,
        onProgress: ({ done, total }) => say({ status: 'running', done, total }),
      });
      say(describe(outcome));
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

const describe = (outcome: Outcome): ChainCheck => {
  switch (outcome.status) {
    case 'agrees':
      return { status: 'agrees', block: outcome.block.number };
    case 'unreachable':
      return { status: 'unreachable' };
    default:
      return { status: outcome.status, uids: outcome.uids };
  }
};
