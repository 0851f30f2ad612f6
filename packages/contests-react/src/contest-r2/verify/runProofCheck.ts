import type { ChainConfig } from '@org/chain-config';
import { type KeptProof, keepProof, verifyProof } from '@org/contests/proof';
import { checkActsAgainstChain } from '@org/contests/r2-chain';
import type { PublicClient } from 'viem';
import type { Verdict } from '../../contest/check/checkState.ts';
import type { ContestReadingR2 } from '../data/useContestR2.ts';
import type { ProofState } from './proofState.ts';

export type ProofCheckOptions = {
  readonly client: PublicClient;
  readonly config: ChainConfig;
  readonly shown: Pick<ContestReadingR2, 'state' | 'unplaced'>;
  /** The text of an earlier proof. */
  readonly kept: string | null;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: { readonly done: number; readonly total: number }) => void;
};

/** The outcome of a check, with the proof that it took or kept. */
export type ProofCheck = { readonly verdict: Verdict; readonly proof: ProofState };

/**
 * Takes the proof of a contest, or keeps the earlier one, and compares what it proves with what the page shows. Without a
 * proof, or if that differs, the acts are compared with the chain one by one. This module contains the code of proofs:
 * import it dynamically only.
 *
 * @throws the signal's reason when aborted
 */
export async function runProofCheck(options: ProofCheckOptions): Promise<ProofCheck> {
  const { client, config, shown, kept, signal, onProgress } = options;
  const { state, unplaced } = shown;
  const { uid } = state.attestation;
  const proof = await keepProof({ client, config }, uid, { kept, signal, onProgress }).catch(() => null);
  signal.throwIfAborted();
  const isOfPage =
    proof !== null && 'text' in proof && unplaced.length === 0 && proves(proof, state.acts.head);
  const outcome = toState(proof, isOfPage);
  if (isOfPage) return { verdict: { status: 'agrees', block: proof.block.number }, proof: outcome };
  const check = await checkActsAgainstChain({ client, config, state, unplaced, signal, onProgress });
  const { status } = check;
  const verdict: Verdict =
    status === 'agrees'
      ? { status, block: check.reading.block.number }
      : status === 'unreachable'
        ? { status }
        : { status, uids: check.uids };
  return { verdict, proof: outcome };
}

/** Whether a bundle verifies, and its acts are those of the page. */
function proves({ text, block }: Extract<KeptProof, { text: string }>, head: string): boolean {
  const verdict = verifyProof({ text, blockHash: block.hash });
  return verdict.status === 'verified' && verdict.value.state.acts.head === head;
}

/** Null if taking the proof failed. An endpoint without the contest may have it later. */
function toState(proof: KeptProof | null, isOfPage: boolean): ProofState {
  if (proof?.status === 'no-proof' || proof?.status === 'too-large') return { status: proof.status };
  if (proof === null || !('text' in proof)) return { status: 'failed' };
  const { text, block, finality, hasReplaced } = proof;
  return { status: 'taken', text, block, finality, hasReplaced, isOfPage };
}
