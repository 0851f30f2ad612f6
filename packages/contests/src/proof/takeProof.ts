import { type Hex, hexToBytes, keccak256, parseAbi, toHex } from 'viem';
import { getProof, readContract } from 'viem/actions';
import { lowerCase } from '../abi/hex.ts';
import type { Attestation, Block } from '../attestation/attestation.ts';
import { computeAttestationUid } from '../attestation/attestationUid.ts';
import { pause } from '../chain/abortable.ts';
import type { ChainReadOptions, ChainSource } from '../chain/chainReader.ts';
import { asChainError, askPatiently, isConnectionLost, walkCauses } from '../chain/endpointErrors.ts';
import { fetchAttestations } from '../chain/fetchAttestations.ts';
import { ChainError } from '../errors.ts';
import { KINDS_R2 } from '../r2/accumulator.ts';
import { decodeDataR2 } from '../r2/decode.ts';
import { foldActs } from '../r2/foldActs.ts';
import { readBlockHeader } from './blockHeader.ts';
import { findContestSlots } from './contestSlots.ts';
import { encodeBlockHeader, type RpcBlock } from './encodeBlockHeader.ts';
import { hashProofBundle, PROOF_FORMAT, type ProofAttestation, toProofJson } from './proofBundle.ts';
import { getProofGenerations, type ProofGeneration } from './proofGenerations.ts';
import { toTrieKey } from './stateProof.ts';
import { arrangeNodes } from './trie.ts';
import { rankStanding, verifyProof } from './verifyProof.ts';

/**
 * A bundle as text with the block that it was taken at, or why there is none. `no-proof`: the endpoint does not answer
 * `eth_getProof`, or has blocks of an unknown form; another endpoint may. `not-version-2`: no resolver of this chain has
 * the contest.
 */
export type TakenProof =
  | { readonly status: 'taken'; readonly text: string; readonly block: Block; readonly isClosed: boolean }
  | { readonly status: 'no-proof'; readonly detail: string }
  | { readonly status: 'not-found' }
  | { readonly status: 'not-version-2' };

/** The latest block may be replaced while its state is read, and some nodes of an endpoint may not have it yet. */
const ATTEMPTS = 3;
const PAUSE_MS = 1_000;

/**
 * Takes the bundle of a contest at the latest block. Take it once the contest is closed, while the block is recent: many
 * endpoints prove the state of recent blocks only. The bundle is verified before it is returned.
 *
 * @throws {ChainError}
 * @example
 * ```ts
 * import { takeProof } from '@org/contests/proof';
 *
 * const taken = await takeProof({ client, config }, uid);
 * if (taken.status === 'taken') await writeFile('proof.json', taken.text);
 * ```
 * @see docs/rules/R2.md, section Bundles
 */
export function takeProof(
  source: ChainSource,
  uid: Hex,
  options: ChainReadOptions = {},
): Promise<TakenProof> {
  const chainId = source.config.chain.id;
  const { signal } = options;
  return asChainError({ chainId, signal }, async () => {
    const contest = (await fetchAttestations(source, [uid], { signal })).get(lowerCase(uid));
    if (!contest) return { status: 'not-found' };
    const generation = getProofGenerations(chainId).find(({ schemas }) => schemas.contest === contest.schema);
    if (!generation) return { status: 'not-version-2' };
    for (let attempt = 1; ; attempt++) {
      const isLast = attempt === ATTEMPTS;
      const taken = await takeOnce({ source, contest, generation }, options).catch((error) => {
        if (isLast || isConnectionLost(error)) throw error;
        return null;
      });
      if (taken?.status === 'taken') return taken;
      if (taken?.status === 'no-proof' && (isLast || taken.isLasting))
        return { status: taken.status, detail: taken.detail };
      if (taken?.status === 'refused' && isLast) {
        const detail = `The endpoint's answers do not prove the contest (${taken.reason})`;
        throw new ChainError({ code: 'chain-answer', chainId, detail });
      }
      await pause(PAUSE_MS, signal);
    }
  });
}

type Taking = {
  readonly source: ChainSource;
  readonly contest: Attestation;
  readonly generation: ProofGeneration;
};

/** What one attempt came to. `isLasting`: another attempt would not help. */
type Attempt =
  | Extract<TakenProof, { status: 'taken' }>
  | { readonly status: 'no-proof'; readonly detail: string; readonly isLasting: boolean }
  | { readonly status: 'refused'; readonly reason: string };

async function takeOnce(
  { source, contest, generation }: Taking,
  options: ChainReadOptions,
): Promise<Attempt> {
  const header = await fetchHeader(source);
  if (!header) {
    const detail = 'The header of the latest block has unknown fields.';
    return { status: 'no-proof', detail, isLasting: true };
  }
  const block = readBlockHeader(hexToBytes(header));
  if (!block) return { status: 'refused', reason: 'wrong-header' };
  const { number: blockNumber, stateRoot } = block;
  const read = await fetchHistory({ source, contest, generation }, { ...options, blockNumber });
  const folded = foldActs({ ...read, contest, generation });
  if (!folded.ok) return { status: 'refused', reason: folded.fault.reason };
  const state = folded.value;
  const slots = findContestSlots(contest.uid)([0n, BigInt(state.entries.length) << 248n]);
  const proof = await fetchProof(source, { slots, blockNumber, generation });
  if ('status' in proof) return proof;
  const content = {
    ...{ format: PROOF_FORMAT, chainId: generation.chainId, contest: toProofAttestation(contest), header },
    submissions: read.submissions.map(toProofAttestation),
    acts: state.acts.acts.map(({ kind, time }, index) => ({
      kind: KINDS_R2[kind],
      time: Number(time),
      attestation: toProofAttestation(read.acts[index] ?? contest),
    })),
    ranking: rankStanding(state),
    accountProof: arrange(stateRoot, proof.accountProof, [generation.resolver]),
    storageProof: arrange(
      proof.storageHash,
      proof.storageProof.flatMap((each) => each.proof),
      slots,
    ),
  };
  const isClosed = state.isRevoked || block.time >= state.values.revealUntil;
  const text = toProofJson({ ...content, hash: hashProofBundle(content, isClosed) });
  const verdict = verifyProof({ text, blockHash: keccak256(header) });
  if (verdict.status !== 'verified') return { status: 'refused', reason: verdict.reason };
  return { status: 'taken', text, block: verdict.value.block, isClosed };
}

/** The nodes of a proof as bundles have them; none if they prove something else. */
function arrange(root: Hex, nodes: readonly Hex[], keys: readonly Hex[]): readonly Hex[] {
  const bytes = nodes.map((node) => hexToBytes(node));
  return (arrangeNodes(root, bytes, keys.map(toTrieKey)) ?? []).map((node) => toHex(node));
}

/** The raw header of the latest block; null if neither its fields nor the endpoint give it. */
async function fetchHeader({ client }: ChainSource): Promise<Hex | null> {
  const block = (await askPatiently(undefined, () =>
    client.request({ method: 'eth_getBlockByNumber', params: ['latest', false] }),
  )) as RpcBlock;
  const header = encodeBlockHeader(block);
  if (header) return header;
  const raw = await client
    .request({ method: 'debug_getRawHeader', params: [block.number] } as never)
    .catch(() => null);
  return typeof raw === 'string' && keccak256(raw as Hex) === block.hash ? (raw as Hex) : null;
}

const ABI = parseAbi(['function getActs(bytes32 uid, uint32 from, uint32 count) view returns (bytes32[])']);

/** The resolver's largest page. */
const PAGE = 1_000;

/** The attestations of the acts in their order, and those of the submissions that they admit. */
async function fetchHistory(
  { source, contest, generation }: Taking,
  { blockNumber, ...options }: ChainReadOptions & { readonly blockNumber: bigint },
) {
  const uids: Hex[] = [];
  for (let isLast = false; !isLast; ) {
    const page = await askPatiently(options.signal, () =>
      readContract(source.client, {
        address: generation.resolver,
        abi: ABI,
        functionName: 'getActs',
        args: [contest.uid, uids.length + 1, PAGE],
        blockNumber,
      }),
    );
    uids.push(...page);
    isLast = page.length < PAGE;
  }
  const rows = await fetchAttestations(source, [...new Set(uids)], options);
  const acts = uids.flatMap((uid) => rows.get(uid) ?? []);
  const attested = new Set<Hex>();
  const admitted: Hex[] = [];
  for (const { uid, schema, data } of acts) {
    attested.add(uid);
    if (schema !== generation.schemas.admit) continue;
    const admit = decodeDataR2('admit', data);
    if (admit.ok) admitted.push(...admit.value.submissions.filter((each) => !attested.has(each)));
  }
  const found = await fetchAttestations(source, admitted, { signal: options.signal });
  return { acts, submissions: admitted.flatMap((uid) => found.get(uid) ?? []) };
}

/** The proof of the resolver's account and slots, or the endpoint's refusal. */
async function fetchProof(
  { client }: ChainSource,
  {
    slots,
    blockNumber,
    generation,
  }: { readonly slots: readonly Hex[]; readonly blockNumber: bigint; readonly generation: ProofGeneration },
) {
  try {
    return await askPatiently(undefined, () =>
      getProof(client, { address: generation.resolver, storageKeys: [...slots], blockNumber }),
    );
  } catch (error) {
    if (isConnectionLost(error)) throw error;
    const causes = walkCauses(error);
    const isLasting = causes.some(({ code }) => typeof code === 'number' && UNSUPPORTED.includes(code));
    const detail = causes.map(({ details }) => details).find((text) => typeof text === 'string');
    return { status: 'no-proof', detail: detail ?? 'eth_getProof fails.', isLasting } as const;
  }
}

/** Error codes of JSON-RPC and wallets for methods that do not exist or are not supported. */
const UNSUPPORTED = [-32601, -32004, 4200];

/** More equal attestations than fit into a block. */
const BUMPS = 1_024;

function toProofAttestation(row: Attestation): ProofAttestation {
  let bump = 0;
  while (bump < BUMPS && computeAttestationUid(row, bump) !== row.uid) bump += 1;
  const { uid, schema, refUID, data, revocable, time, expirationTime } = row;
  return {
    ...{ uid, schema, refUID, data, revocable, bump },
    recipient: lowerCase(row.recipient),
    attester: lowerCase(row.attester),
    time: Number(time),
    expirationTime: Number(expirationTime),
  };
}
