import type { ChainConfig } from '@org/chain-config';
import { useEffect, useRef, useState } from 'react';
import type { Hex } from 'viem';
import { readStored, removeStored, writeStored } from '../../base/provider/storage.ts';
import type { CheckState, ContestReading } from '../../data/reading/contestAnswer.ts';
import type { ProofState } from './proofState.ts';

const keyOf = (chainId: number, uid: Hex) => `laurel.proof.${chainId}.${uid}`;

/** The proof of a closed contest that this browser keeps. Anything could have written it: it is verified before use. */
export function findKeptProof(chainId: number, uid: Hex): string | null {
  const text = readStored(keyOf(chainId, uid));
  return typeof text === 'string' ? text : null;
}

/** Returns false if the browser cannot keep it: the storage is full or blocked, or the proof is too long. */
export function keepInBrowser(chainId: number, uid: Hex, text: string): boolean {
  if (writeStored(keyOf(chainId, uid), text) && findKeptProof(chainId, uid) === text) return true;
  // A proof that cannot be read back must not use up the storage that drafts and sealed reviews need.
  removeStored(keyOf(chainId, uid));
  return false;
}

type Running = { readonly controller: AbortController; readonly isQuiet: boolean };

const IDLE: CheckState = { status: 'idle' };
const UNKNOWN: ProofState = { status: 'unknown' };

/** How often the page looks whether the block of a proof is final by now, or replaced. */
const LOOK_AGAIN_MS = 60_000;

/**
 * Checks a contest by its proof on demand, and keeps the proof of a closed contest in this browser. A proof that
 * is kept is looked at again at once, and every minute until its block is final, also while the browser cannot keep it. A
 * second run, or leaving the page, aborts the first. An outcome is about the acts that the page shows: when it shows others,
 * the outcome is dropped, and a running check starts again, as quiet as it was. A check that the visitor asked for is also repeated if
 * the page now shows the order that the chain has confirmed.
 */
export function useProofCheck(
  config: ChainConfig,
  reading: Pick<ContestReading, 'state' | 'unplaced' | 'altered'>,
  { isConfirmed }: { readonly isConfirmed: boolean },
) {
  const [check, setCheck] = useState(IDLE);
  const [proof, setProof] = useState(UNKNOWN);
  const [isKept, setIsKept] = useState(false);
  const running = useRef<Running | undefined>(undefined);
  const chainId = config.chain.id;
  /** The visitor has asked for a check of what is shown, and has not canceled it. */
  const force = useRef(false);
  const { attestation, acts } = reading.state;
  const { uid } = attestation;
  const shown = `${acts.head} ${reading.unplaced.length} ${reading.altered?.length ?? 0}`;

  /** A quiet run shows nothing before its outcome, and leaves what is shown if the chain cannot be reached. */
  const run = async ({ isQuiet = false } = {}) => {
    running.current?.controller.abort();
    const mine = { controller: new AbortController(), isQuiet };
    running.current = mine;
    const { signal } = mine.controller;
    const update = (next: CheckState) => {
      if (!signal.aborted && !isQuiet) setCheck(next);
    };
    update({ status: 'running', done: 0, total: 0 });
    if (!isQuiet) setProof((before) => (before.status === 'taken' ? before : UNKNOWN));
    const inMemory = proof.status === 'taken' && proof.finality !== null ? proof.text : null;
    try {
      const { runProofCheck } = await import('./runProofCheck.ts');
      const outcome = await runProofCheck({
        ...{ config, signal, shown: reading, kept: findKeptProof(chainId, uid) ?? inMemory },
        onProgress: ({ done, total }) => update({ status: 'running', done, total }),
      });
      if (signal.aborted || (isQuiet && outcome.verdict.status === 'unreachable')) return;
      const taken = outcome.proof;
      setIsKept(
        taken.status === 'taken' && taken.finality !== null && keepInBrowser(chainId, uid, taken.text),
      );
      setProof(taken);
      setCheck(outcome.verdict);
    } catch {
      update({ status: 'unreachable' });
    } finally {
      if (running.current === mine) running.current = undefined;
    }
  };

  const ask = () => {
    force.current = true;
    void run();
  };
  const cancel = () => {
    running.current?.controller.abort();
    running.current = undefined;
    force.current = false;
    setCheck(IDLE);
  };
  const begin = useRef(run);
  begin.current = run;
  const confirmed = useRef({ before: isConfirmed, now: isConfirmed });
  confirmed.current.now = isConfirmed;
  const before = useRef<{ readonly shown: string; readonly run: Running | undefined }>({
    shown,
    run: undefined,
  });
  useEffect(() => {
    const { run: aborted } = before.current;
    const isOther = before.current.shown !== shown;
    const isOrdered = isOther && confirmed.current.now && !confirmed.current.before;
    const isRepeated = aborted !== undefined || (isOrdered && force.current);
    if (isOther) {
      setCheck(IDLE);
      setProof(UNKNOWN);
      force.current = isRepeated && force.current;
    }
    before.current = { shown, run: undefined };
    if (isRepeated || findKeptProof(chainId, uid) !== null)
      void begin.current({ isQuiet: aborted?.isQuiet === true });
    return () => {
      before.current = { ...before.current, run: running.current };
      running.current?.controller.abort();
    };
  }, [chainId, uid, shown]);
  useEffect(() => {
    confirmed.current.before = isConfirmed;
  }, [isConfirmed]);
  const isAwaiting = proof.status === 'taken' && proof.finality === 'awaiting-finality';
  useEffect(() => {
    if (!isAwaiting) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && !running.current) void begin.current({ isQuiet: true });
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isAwaiting]);
  return { check, proof, isKept, run: ask, cancel };
}
