import type { ChainConfig } from '@org/chain-config';
import {
  type ActsCheck,
  fetchReadingWord,
  getHostname,
  type ReadingWord,
  waitForBlock,
} from '@org/contests/chain';
import {
  type BlockOpinion,
  type BlockWord,
  fetchBlockOpinions,
  fetchProofProtocols,
  findNamedBlock,
  type KeptProof,
  keepProof,
  type ProofProtocol,
  verifyProof,
  weighOpinions,
} from '@org/contests/proof';
import type { Hex, PublicClient } from 'viem';
import { createChainAccess } from '../../base/provider/chainAccess.ts';
import { checkScan } from '../../data/reading/checkScan.ts';
import type { ContestReading, Verdict } from '../../data/reading/contestAnswer.ts';
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
  const { state, altered = [] } = shown;
  const { uid } = state.attestation;
  /** The URL of the endpoint that answered last. */
  let from: string | null = null;
  /** Null if the read fails or the endpoint falls silent. */
  const attempt = <Value>(read: (client: PublicClient, signal: AbortSignal) => Promise<Value>) =>
    readWhileAnswered(config, { signal, onAnswer: (url) => (from = url) }, read).catch(() => null);
  const protocols = await fetchProofProtocols(config);
  const takeProof = async () => {
    const taken = await attempt((client, limit) =>
      keepProof({ client, config }, uid, { kept, signal: limit, onProgress }),
    );
    signal.throwIfAborted();
    const trusted = { uid, chainId: config.chain.id, protocols };
    const opened = toState(taken ?? openKept(kept, trusted), { shown, protocols });
    const opinions = opened.status === 'taken' ? await askAll(config, opened, signal) : [];
    return { taken, opened, opinions, word: weighOpinions(opinions, from ?? undefined) };
  };
  const take = async () => {
    const first = await takeProof();
    if (first.word.status !== 'disputed' || first.taken?.status !== 'taken') return first;
    // Two hosts may have different blocks for a moment.
    await waitForBlock(config, { time: first.taken.block.time, signal });
    const second = await takeProof();
    return second.taken?.status === 'taken' ? second : first;
  };
  const { taken, opened, opinions, word } = await take();
  const host = from === null ? null : getHostname(from);
  const proof = withWord(opened, { host, from, opinions });
  const isOfChain = proof.status === 'taken' && proof.finality !== 'replaced';
  const scan = getHostname(config.eas.graphQl);
  // A proof has no submissions that the organizer did not admit.
  if (taken && host !== null && isOfChain && proof.isOfPage && !state.hasSubmissions) {
    // The proof leads to the hash of the block, so every endpoint with this block has these acts.
    const agreed = { status: 'agrees', block: proof.block.number, word: toReadingWord(word, host) } as const;
    return { verdict: sayAltered(agreed, { altered, scan }), proof };
  }
  if (from === null) return { verdict: { status: 'unreachable' }, proof };
  const urls = config.chain.rpcUrls.default.http;
  const compare = async (): Promise<{ readonly verdict: Verdict; readonly isDisputed: boolean }> => {
    const check = await checkScan(config, shown, {
      signal,
      compare: async (read) =>
        (await attempt((client, limit) => read(client, { signal: limit, onProgress }))) ?? UNREACHABLE,
    });
    signal.throwIfAborted();
    const isAgreed = check.status === 'agrees';
    const said = isAgreed ? await fetchReadingWord(check.reading, { from: from ?? '', urls, signal }) : null;
    return { verdict: toVerdict(check, { word: said, scan }), isDisputed: said?.status === 'disputed' };
  };
  const first = await compare();
  // The block may have been replaced meanwhile.
  const { verdict } = first.isDisputed ? await compare() : first;
  return { verdict: sayAltered(verdict, { altered, scan }), proof };
}

const UNREACHABLE: ActsCheck = { status: 'unreachable', cause: undefined };

/** Aborts a read once no request has been answered for a while. */
async function readWhileAnswered<Value>(
  config: ChainConfig,
  { signal, onAnswer }: { readonly signal: AbortSignal; readonly onAnswer: (url: string) => void },
  read: (client: PublicClient, signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(new Error('The endpoint does not answer')), PATIENCE_MS);
  };
  const { client } = createChainAccess(config, async (input, init) => {
    const response = await fetch(input, init);
    onAnswer(input instanceof Request ? input.url : `${input}`);
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

/** One endpoint is not enough to confirm a block: all configured endpoints are asked. */
const askAll = ({ chain }: ChainConfig, { block }: Taken, signal: AbortSignal) =>
  fetchBlockOpinions(chain.rpcUrls.default.http, { block, chainId: chain.id, signal });

type Taken = Extract<ProofState, { readonly status: 'taken' }>;
type Told = {
  readonly host: string | null;
  readonly from: string | null;
  readonly opinions: readonly BlockOpinion[];
};

function withWord(proof: ProofState, { host, from, opinions }: Told): ProofState {
  if (proof.status !== 'taken') return proof;
  if (proof.finality !== 'final') return { ...proof, host };
  const final = opinions.filter((each) => each.status !== 'agrees' || each.isFinal);
  return { ...proof, host, word: weighOpinions(final, from ?? undefined) };
}

/** The endpoint that gave the block may be silent when it is asked for it again. */
const toReadingWord = ({ status, hosts }: BlockWord, host: string): ReadingWord =>
  status === 'unknown' ? { status: 'claimed', hosts: [host] } : { status, hosts };

type Scan = { readonly scan: string };

/** The page has read altered rows from the chain instead: what it shows may agree, but not what the scan gave. */
const sayAltered = (
  verdict: Verdict,
  { altered, scan }: Scan & { readonly altered: readonly Hex[] },
): Verdict =>
  verdict.status !== 'unreachable' && altered.length > 0
    ? { status: 'altered', uids: altered, scan }
    : verdict;

function toVerdict(check: ActsCheck, { word, scan }: Scan & { readonly word: ReadingWord | null }): Verdict {
  switch (check.status) {
    case 'agrees':
      return word
        ? { status: check.status, block: check.reading.block.number, word }
        : { status: 'unreachable' };
    case 'behind':
    case 'left-out':
    case 'altered':
      return { status: check.status, uids: check.uids, scan };
    default:
      return { status: 'unreachable' };
  }
}

/** The resolvers that a bundle may be of. */
type Trusted = { readonly protocols: readonly ProofProtocol[] };

/** The earlier proof of the closed contest, while nobody can say whether the chain still has its block. */
function openKept(
  text: string | null,
  { uid, chainId, protocols }: { readonly uid: Hex; readonly chainId: number } & Trusted,
): KeptProof | null {
  const blockHash = text === null ? null : findNamedBlock(text);
  if (text === null || blockHash === null) return null;
  const verdict = verifyProof({ text, blockHash, protocols });
  if (verdict.status !== 'verified') return null;
  const { bundle, block, isClosed } = verdict.value;
  if (bundle.contest.uid !== uid || bundle.chainId !== chainId || !isClosed) return null;
  return { status: 'kept', text, block, finality: 'awaiting-finality', hasReplaced: false };
}

/** Null if taking the proof failed. An endpoint without the contest may have it later. */
function toState(
  proof: KeptProof | null,
  { shown, protocols }: Pick<ProofCheckOptions, 'shown'> & Trusted,
): ProofState {
  if (proof?.status === 'no-proof' || proof?.status === 'too-large') return { status: proof.status };
  if (proof === null || !('text' in proof)) return { status: 'failed' };
  const { text, block, finality, hasReplaced } = proof;
  const { state, unplaced } = shown;
  const isOfPage = unplaced.length === 0 && proves(proof, { head: state.acts.head, protocols });
  return { status: 'taken', text, block, finality, hasReplaced, isOfPage, host: null, word: null };
}

/** True if a bundle verifies, and its acts are those of the page. */
function proves(
  { text, block }: Extract<KeptProof, { text: string }>,
  { head, protocols }: { readonly head: string } & Trusted,
): boolean {
  const verdict = verifyProof({ text, blockHash: block.hash, protocols });
  return verdict.status === 'verified' && verdict.value.state.acts.head === head;
}
