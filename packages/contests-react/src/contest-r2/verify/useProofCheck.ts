import type { ChainConfig } from '@org/chain-config';
import { useEffect, useRef, useState } from 'react';
import { loadChainAccess } from '../../chain/loadChainAccess.ts';
import type { CheckState } from '../../contest/check/checkState.ts';
import type { ContestReadingR2 } from '../data/useContestR2.ts';
import { findKeptProof, keepInBrowser } from './keptProofs.ts';
import type { ProofState } from './proofState.ts';

const IDLE: CheckState = { status: 'idle' };
const UNKNOWN: ProofState = { status: 'unknown' };

/**
 * Checks a contest of version 2 by its proof on demand, and keeps the proof of a closed contest in this browser. A proof that
 * is kept is looked at again at once: its block may be final by now, or replaced. A second run, or leaving the page, aborts
 * the first. An outcome is about the acts that the page showed: it is dropped when the page shows others.
 */
export function useProofCheck(config: ChainConfig, reading: Pick<ContestReadingR2, 'state' | 'unplaced'>) {
  const [check, setCheck] = useState(IDLE);
  const [proof, setProof] = useState(UNKNOWN);
  const [isKept, setIsKept] = useState(false);
  const running = useRef<AbortController | undefined>(undefined);
  const chainId = config.chain.id;
  const { attestation, acts } = reading.state;
  const { uid } = attestation;
  const { head } = acts;

  const run = async () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const update = (next: CheckState) => {
      if (!signal.aborted) setCheck(next);
    };
    update({ status: 'running', done: 0, total: 0 });
    setProof((before) => (before.status === 'taken' ? before : UNKNOWN));
    try {
      const [{ runProofCheck }, { client }] = await Promise.all([
        import('./runProofCheck.ts'),
        loadChainAccess(config),
      ]);
      const outcome = await runProofCheck({
        ...{ client, config, signal, shown: reading, kept: findKeptProof(chainId, uid) },
        onProgress: ({ done, total }) => update({ status: 'running', done, total }),
      });
      if (signal.aborted) return;
      const taken = outcome.proof;
      setIsKept(
        taken.status === 'taken' && taken.finality !== null && keepInBrowser(chainId, uid, taken.text),
      );
      setProof(taken);
      setCheck(outcome.verdict);
    } catch {
      update({ status: 'unreachable' });
    }
  };

  const cancel = () => {
    running.current?.abort();
    setCheck(IDLE);
  };
  const begin = useRef(run);
  begin.current = run;
  const shownHead = useRef(head);
  useEffect(() => {
    if (shownHead.current !== head) {
      shownHead.current = head;
      setCheck(IDLE);
      setProof(UNKNOWN);
    }
    if (findKeptProof(chainId, uid) !== null) void begin.current();
    return () => running.current?.abort();
  }, [chainId, uid, head]);
  return { check, proof, isKept, run: () => void run(), cancel };
}
