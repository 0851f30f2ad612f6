import { type Address, type Hex, hexToBytes, keccak256, numberToHex, toHex } from 'viem';
import { ACT_KINDS, type AccumulatedAct } from '../acts/accumulator.ts';
import type { ContestReplay } from '../acts/contestReplay.ts';
import type { Attestation, Block } from '../base/attestation.ts';
import { computeAttestationUid } from '../base/attestationUid.ts';
import { ChainError } from '../base/errors.ts';
import { lowerCase } from '../base/hex.ts';
import { pause } from '../chain/abortable.ts';
import type { ChainReadOptions, ChainSource } from '../chain/chainReader.ts';
import { type ActsReading, fetchActsOnce, isContradiction } from '../chain/createActsReader.ts';
import { asChainError, askPatiently } from '../chain/endpointErrors.ts';
import {
  encodeBlockHeader,
  findUnknownFields,
  MAX_HEADER_BYTES,
  type RpcBlock,
  readBlockHeader,
} from './blockHeader.ts';
import { RECORD_FLAGS, rankSums } from './checkRecords.ts';
import { findContestSlots, findRankingSlots, toAddress } from './contestSlots.ts';
import { IMPLEMENTATION_SLOT, isPredeploy } from './easProof.ts';
import { fetchStateProof, type NoStateProof } from './fetchStateProof.ts';
import {
  type EasProof,
  hashProofBundle,
  PROOF_FORMAT,
  type ProofAct,
  type ProofAttestation,
  RANKING_FORMAT,
  REVOKING_KINDS,
  toProofJson,
} from './proofBundle.ts';
import { fetchProofProtocols } from './proofProtocols.ts';
import { readAccountProof, readStorageProof, toTrieKey } from './stateProof.ts';
import { arrangeNodes } from './trie.ts';
import { verifyProof } from './verifyProof.ts';
import { describeTerms, verifyRanking } from './verifyRanking.ts';

/**
 * A bundle as text with the block that it was taken at, or why there is none. `no-proof`: the endpoint does not answer
 * `eth_getProof`, or has blocks of an unknown form; another endpoint may. `not-a-contest`: no resolver of this chain has
 * the contest. `too-large`: no verifier would read its bundle.
 */
export type TakenProof =
  | { readonly status: 'taken'; readonly text: string; readonly block: Block; readonly isClosed: boolean }
  | { readonly status: 'no-proof'; readonly detail: string }
  | { readonly status: 'not-found' }
  | { readonly status: 'not-a-contest' }
  | { readonly status: 'too-large' };

/** The options of a bundle's content. */
export type TakeOptions = ChainReadOptions & {
  /** With the log of submissions, which anybody can make long. */
  readonly submissions?: boolean | undefined;
  /** The ranking without the acts that it follows from. */
  readonly rankingOnly?: boolean | undefined;
};

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
 * import { writeFile } from 'node:fs/promises';
 * import { takeProof } from '@org/contests/proof';
 *
 * const taken = await takeProof({ client, config }, uid);
 * if (taken.status === 'taken') await writeFile('proof.json', taken.text);
 * ```
 * @see docs/protocol/contests.md, section Bundles
 */
export function takeProof(source: ChainSource, uid: Hex, options: TakeOptions = {}): Promise<TakenProof> {
  const chainId = source.config.chain.id;
  const { signal } = options;
  return asChainError({ chainId, signal }, async () => {
    for (let attempt = 1; ; attempt++) {
      const isLast = attempt === ATTEMPTS;
      const taken = await takeOnce(source, uid, options).catch((error) => {
        if (isLast || !isContradiction(error)) throw error;
        return null;
      });
      if (taken && taken.status !== 'no-proof' && taken.status !== 'refused') return taken;
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

/** The outcome of one attempt. `isLasting`: another attempt would not help. */
export type Attempt =
  | Exclude<TakenProof, { status: 'no-proof' }>
  | NoStateProof
  | { readonly status: 'refused'; readonly reason: string };

async function takeOnce(source: ChainSource, uid: Hex, options: TakeOptions): Promise<Attempt> {
  const lookup = await fetchActsOnce(source, uid, options);
  if (lookup.status === 'not-found') return { status: 'not-found' };
  if (lookup.status === 'other-schema') return { status: 'not-a-contest' };
  return proveReading(source, lookup.reading, options);
}

/**
 * One attempt to take the bundle of a contest that was read, at the block of the reading.
 *
 * @throws {ChainError} | viem's errors
 */
export async function proveReading(
  source: ChainSource,
  reading: ActsReading,
  options: TakeOptions = {},
): Promise<Attempt> {
  const { state, block } = reading;
  const isClosed = state.isRevoked || block.time >= state.times.revealUntil;
  const raw = await fetchHeader(source, block);
  if (typeof raw !== 'string') return raw;
  const header = readBlockHeader(hexToBytes(raw));
  if (!header) return { status: 'refused', reason: 'wrong-header' };
  const { stateRoot } = header;
  if (options.submissions && !reading.submissionActs) return { status: 'too-large' };
  const content = options.rankingOnly ? createRanking(reading) : createContent(reading, options);
  const slots = options.rankingOnly
    ? findRankingSlots(reading.contest.uid, listSubmissions(state))([BigInt(state.entries.length) << 240n])
    : findContestSlots(reading.contest.uid)([0n, BigInt(state.entries.length) << 240n]);
  const subject = { source, reading, stateRoot };
  const own = await proveAccount(subject, { address: reading.protocol.resolver, slots });
  if ('status' in own) return own;
  const eas = await proveEas(subject);
  if ('status' in eas) return eas;
  const { accountProof, storageProof } = own;
  const bundle = { ...content, header: raw, accountProof, storageProof, eas };
  const text = toProofJson({ ...bundle, hash: hashProofBundle(bundle, isClosed) });
  const verify = options.rankingOnly ? verifyRanking : verifyProof;
  const protocols = await fetchProofProtocols(source.config);
  const verdict = verify({ text, blockHash: block.hash, protocols });
  if (verdict.status === 'verified') return { status: 'taken', text, block, isClosed };
  return verdict.reason === 'too-large'
    ? { status: verdict.reason }
    : { status: 'refused', reason: verdict.reason };
}

const listSubmissions = ({ entries }: ContestReplay): readonly Hex[] =>
  entries.flatMap(({ submission }) => submission?.uid ?? []);

/** A ranking without its proofs. */
function createRanking({ state, protocol, contest }: ActsReading) {
  const { values, times, hasReviews, isRevoked } = state;
  const added = (hasReviews ? RECORD_FLAGS.hasReviews : 0) + (isRevoked ? RECORD_FLAGS.revoked : 0);
  const flags = values.flags + added;
  const entries = state.entries.map(({ number, status, submission }) => {
    const { sum, count } = state.getSum(number);
    return { status, sum, reviews: count, submission: submission?.uid ?? null };
  });
  const organizer = lowerCase(contest.attester);
  return {
    format: RANKING_FORMAT,
    chainId: protocol.chainId,
    contest: toProofAttestation(contest),
    terms: describeTerms({ organizer, flags, judges: state.judges.size, times }, values),
    entries,
    ranking: rankSums(state),
  };
}

/** A bundle without its proofs. */
function createContent(
  { state, protocol, contest, acts, submissions, submissionActs }: ActsReading,
  options: TakeOptions,
) {
  const rows = new Map(submissions.map((row) => [row.uid, row]));
  for (const [index, { kind }] of state.acts.acts.entries())
    if (kind === 'entryReplaced') rows.delete(acts[index]?.uid ?? '0x');
  const admitted = state.entries.flatMap(({ submission }) => rows.get(submission?.uid ?? '0x') ?? []);
  const log = options.submissions ? toProofActs(state.submissionActs.acts, submissionActs ?? []) : null;
  return {
    format: PROOF_FORMAT,
    chainId: protocol.chainId,
    contest: toProofAttestation(contest),
    submissions: admitted.map(toProofAttestation),
    acts: toProofActs(state.acts.acts, acts),
    ranking: rankSums(state),
    ...(log && { submissionActs: log }),
  };
}

function toProofActs(
  acts: readonly AccumulatedAct[],
  attestations: readonly Attestation[],
): readonly ProofAct[] {
  return acts.map(({ kind: name, uid, time: seconds }, index) => {
    const [kind, time, attestation] = [ACT_KINDS[name], Number(seconds), attestations[index]];
    return REVOKING_KINDS.includes(kind) || !attestation
      ? { kind, time, uid }
      : { kind, time, attestation: toProofAttestation(attestation) };
  });
}

type Subject = {
  readonly source: ChainSource;
  readonly reading: ActsReading;
  readonly stateRoot: Hex;
};

/** The proof of an account and its slots, as bundles have it, with the account; null if the endpoint's nodes prove none. */
async function proveAccount(
  { source, reading, stateRoot }: Subject,
  { address, slots }: { readonly address: Address; readonly slots: readonly Hex[] },
) {
  const { chainId, block } = reading;
  const proof = await fetchStateProof(source.client, { chainId, address, slots, blockNumber: block.number });
  if ('status' in proof) return proof;
  const nodes = arrange(stateRoot, proof.accountNodes, [address]);
  const read = readAccountProof({ stateRoot, address, nodes });
  const storageRoot = read.ok ? read.value?.storageRoot : undefined;
  const storage = storageRoot ? arrange(storageRoot, proof.storageNodes, slots) : [];
  return { storageRoot, storage, accountProof: toHexes(nodes), storageProof: toHexes(storage) };
}

/** The proof of EAS, and behind a proxy that of its implementation. */
async function proveEas(subject: Subject): Promise<EasProof | NoStateProof> {
  const { eas } = subject.reading.protocol;
  const slots = isPredeploy(eas) ? [IMPLEMENTATION_SLOT] : [];
  const own = await proveAccount(subject, { address: eas, slots });
  if ('status' in own) return own;
  const { storageRoot, storage: nodes, accountProof, storageProof } = own;
  const read = storageRoot ? readStorageProof({ storageRoot, findSlots: () => slots, nodes }) : null;
  const [slot = 0n] = read?.ok ? read.value : [];
  const proof = { accountProof, storageProof, implementationProof: [] };
  if (slot === 0n) return proof;
  const implementation = await proveAccount(subject, { address: toAddress(slot), slots: [] });
  if ('status' in implementation) return implementation;
  return { ...proof, implementationProof: implementation.accountProof };
}

/** The nodes of a proof as bundles have them; none if they prove something else. */
function arrange(root: Hex, nodes: readonly Hex[], keys: readonly Hex[]): readonly Uint8Array[] {
  const bytes = nodes.map((node) => hexToBytes(node));
  return arrangeNodes(root, bytes, keys.map(toTrieKey)) ?? [];
}

const toHexes = (nodes: readonly Uint8Array[]): readonly Hex[] => nodes.map((node) => toHex(node));

/** The raw header of a block, or why neither its fields nor the endpoint give it. */
async function fetchHeader(
  { client, config }: ChainSource,
  { number, hash }: Block,
): Promise<Hex | NoStateProof> {
  const quantity = numberToHex(number);
  const block = (await askPatiently(undefined, () =>
    client.request({ method: 'eth_getBlockByNumber', params: [quantity, false] }),
  )) as RpcBlock | null;
  if (block?.hash !== hash) {
    const detail = 'The latest block was replaced while it was read';
    throw new ChainError({ code: 'chain-answer', chainId: config.chain.id, detail });
  }
  const header = encodeBlockHeader(block);
  if (header) return header;
  const raw = await client
    .request({ method: 'debug_getRawHeader', params: [quantity] } as never)
    .catch(() => null);
  if (isHeader(raw) && keccak256(raw) === hash) return raw;
  const unknown = findUnknownFields(block).slice(0, NAMED_FIELDS).join(', ');
  const detail = unknown
    ? `The header of the latest block has fields that this version does not know: ${unknown}.`
    : 'The fields of the latest block do not give its hash.';
  return { status: 'no-proof', detail, isLasting: true };
}

/** The maximum of unknown fields that are named. */
const NAMED_FIELDS = 10;

const isHeader = (raw: unknown): raw is Hex =>
  typeof raw === 'string' && raw.length <= 2 + 2 * MAX_HEADER_BYTES && /^0x(?:[0-9a-f]{2})+$/.test(raw);

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
