import type { ChainConfig } from '@org/chain-config';
import { checkActsAgainstChain } from '@org/contests/chain';
import {
  fetchBlockOpinions,
  findNamedBlock,
  type KeptProof,
  keepProof,
  verifyProof,
  weighOpinions,
} from '@org/contests/proof';
import type { Hex, PublicClient } from 'viem';
import { createChainAccess } from '../../chain/chainAccess.ts';
import type { Verdict } from '../../contest/check/checkState.ts';
import type { ContestReading } from '../../contest/data/contestAnswer.ts';
import type { ProofState } from './proofState.ts';

export type ProofCheckOptions = {
  readonly config: ChainConfig;
  readonly shown: Pick<ContestReading, 'state' | 'unplaced' | 'altered'>;
  /** The text of an earlier proof. */
  readonly kept: string | null;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: { readonly done: number; readonly total: number }) => void;
};

/** The outcome of a check, with the proof that it took or kept. */
export type ProofCheck = { readonly verdict: Verdict; readonly proof: ProofState };

/** An endpoint that answers nothing for this long is given up. */
const PATIENCE_MS = 20_000;

/**
 * Takes the proof of a contest, or keeps the earlier one, and compares what it proves with what the page shows. Without a
 * proof, or if that differs, the acts are compared with the chain one by one. This module contains the code of proofs and of
 * the chain: import it dynamically only.
 *
 * @throws the signal's reason when aborted
 */
export async function runProofCheck(options: ProofCheckOptions): Promise<ProofCheck> {
  const { config, shown, kept, signal, onProgress } = options;
  const { state, unplaced, altered = [] } = shown;
  const { uid } = state.attestation;
  /** The host that answered last. */
  let host: string | null = null;
  /** Null if the read fails or the endpoint falls silent. */
  const attempt = <Value>(read: (client: PublicClient, signal: AbortSignal) => Promise<Value>) =>
    readWhileAnswered(config, { signal, onAnswer: (by) => (host = by) }, read).catch(() => null);
  const taken = await attempt((client, limit) =>
    keepProof({ client, config }, uid, { kept, signal: limit, onProgress }),
  );
  signal.throwIfAborted();
  const opened = toState(taken ?? openKept(kept, { uid, chainId: config.chain.id }), shown);
  const proof = await withWord(config, opened, host);
  signal.throwIfAborted();
  if (taken && proof.status === 'taken' && proof.isOfPage)
    return { verdict: sayAltered({ status: 'agrees', block: proof.block.number }, altered), proof };
  if (host === null) return { verdict: { status: 'unreachable' }, proof };
  const check = await attempt((client, limit) =>
    checkActsAgainstChain({ client, config, state, unplaced, signal: limit, onProgress }),
  );
  signal.throwIfAborted();
  return { verdict: sayAltered(toVerdict(check), altered), proof };
}

/** Aborts a read once no request has been answered for a while. */
async function readWhileAnswered<Value>(
  config: ChainConfig,
  { signal, onAnswer }: { readonly signal: AbortSignal; readonly onAnswer: (host: string) => void },
  read: (client: PublicClient, signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(new Error('The endpoint does not answer')), PATIENCE_MS);
  };
  const { client } = createChainAccess(config, async (...request) => {
    const response = await fetch(...request);
    onAnswer(getHost(request[0]));
    wait();
    return response;
  });
  wait();
  try {
    return await read(client, AbortSignal.any([signal, silence.signal]));
  } finally {
    silence.abort();
    clearTimeout(timer);
  }
}

const getHost = (input: string | URL | Request): string =>
  new URL(input instanceof Request ? input.url : input).host;

/** One endpoint is not enough to call a block final: all configured endpoints are asked. */
async function withWord(config: ChainConfig, proof: ProofState, host: string | null): Promise<ProofState> {
  if (proof.status !== 'taken') return proof;
  if (proof.finality !== 'final') return { ...proof, host };
  const { chain } = config;
  const asked = { block: proof.block, chainId: chain.id };
  const opinions = await fetchBlockOpinions(chain.rpcUrls.default.http, asked);
  const word = weighOpinions(opinions.filter((each) => each.status !== 'agrees' || each.isFinal));
  return { ...proof, host, word };
}

/** The page has read altered rows from the chain instead: what it shows agrees, but not what the scan gave. */
const sayAltered = (verdict: Verdict, altered: readonly Hex[]): Verdict =>
  verdict.status === 'agrees' && altered.length > 0 ? { status: 'altered', uids: altered } : verdict;

function toVerdict(check: Awaited<ReturnType<typeof checkActsAgainstChain>> | null): Verdict {
  switch (check?.status) {
    case 'agrees':
      return { status: check.status, block: check.reading.block.number };
    case 'behind':
    case 'left-out':
    case 'altered':
      return { status: check.status, uids: check.uids };
    default:
      return { status: 'unreachable' };
  }
}

/** The earlier proof of the closed contest, while nobody can say whether the chain still has its block. */
function openKept(
  text: string | null,
  { uid, chainId }: { readonly uid: Hex; readonly chainId: number },
): KeptProof | null {
  const blockHash = text === null ? null : findNamedBlock(text);
  if (text === null || blockHash === null) return null;
  const verdict = verifyProof({ text, blockHash });
  if (verdict.status !== 'verified') return null;
  const { bundle, block, isClosed } = verdict.value;
  if (bundle.contest.uid !== uid || bundle.chainId !== chainId || !isClosed) return null;
  return { status: 'kept', text, block, finality: 'awaiting-finality', hasReplaced: false };
}

/** Null if taking the proof failed. An endpoint without the contest may have it later. */
function toState(proof: KeptProof | null, { state, unplaced }: ProofCheckOptions['shown']): ProofState {
  if (proof?.status === 'no-proof' || proof?.status === 'too-large') return { status: proof.status };
  if (proof === null || !('text' in proof)) return { status: 'failed' };
  const { text, block, finality, hasReplaced } = proof;
  const isOfPage = unplaced.length === 0 && proves(proof, state.acts.head);
  return { status: 'taken', text, block, finality, hasReplaced, isOfPage, host: null, word: null };
}

/** Whether a bundle verifies, and its acts are those of the page. */
function proves({ text, block }: Extract<KeptProof, { text: string }>, head: string): boolean {
  const verdict = verifyProof({ text, blockHash: block.hash });
  return verdict.status === 'verified' && verdict.value.state.acts.head === head;
}
