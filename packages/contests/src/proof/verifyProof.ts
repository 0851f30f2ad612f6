import type { Hex } from 'viem';
import { hexToBytes } from '../abi/hex.ts';
import { keccak256 } from '../abi/keccak256.ts';
import type { Block } from '../attestation/attestation.ts';
import { computeAttestationUid } from '../attestation/attestationUid.ts';
import { toCanonicalJson } from '../bundle/canonicalJson.ts';
import { getFirstHead, getNextHead, KINDS_R2, type KindR2 } from '../r2/accumulator.ts';
import type { ContestStateR2 } from '../r2/contestState.ts';
import { type FaultR2, foldActs } from '../r2/foldActs.ts';
import { readBlockHeader } from './blockHeader.ts';
import { findContestSlots, type ProvenContest, type ProvenEntry, readContestSlots } from './contestSlots.ts';
import { hashProofBundle, type ProofAttestation, type ProofBundle, toAttestation } from './proofBundle.ts';
import { listProofGenerations, type ProofGeneration } from './proofGenerations.ts';
import { PROOF_REASONS, type ProofReason, ProofRefusal, type UnsupportedReason } from './proofReasons.ts';
import { rankSums } from './rankSums.ts';
import { hashHeader, readProofBundle } from './readProofBundle.ts';
import { readAccountProof, readStorageProof } from './stateProof.ts';

/** The contest as a bundle proves it. `isClosed`: nothing about the contest can change any more. */
export type ProvenResult = {
  readonly bundle: ProofBundle;
  readonly block: Block;
  readonly generation: ProofGeneration;
  readonly state: ContestStateR2;
  readonly isClosed: boolean;
};

/** `at` is the place in the bundle, such as `acts[3].attestation`. */
type Refused<Status, Reason> = {
  readonly status: Status;
  readonly reason: Reason;
  readonly at: string | null;
  readonly detail: string | null;
};

/** The answer of `verifyProof`: the proven result, or the first reason why there is none. */
export type ProofVerdict =
  | { readonly status: 'verified'; readonly value: ProvenResult }
  | Refused<'refused', ProofReason>
  | Refused<'unsupported', UnsupportedReason>;

/**
 * Verifies a bundle against the hash of a block, without network: the header, the resolver's account, code and storage, each
 * attestation's UID, the accumulator, rule R2, the sums, the ranking and the result hash. Never throws, whatever the text is.
 *
 * It proves that exactly these acts, in this order, were accepted by this code by that block. It does not prove that the
 * block is final or part of the chain.
 *
 * @example
 * ```ts
 * import { verifyProof } from '@org/contests/proof';
 *
 * const verdict = verifyProof({ text, blockHash });
 * if (verdict.status === 'verified') console.log(verdict.value.bundle.ranking);
 * else console.log(verdict.reason, verdict.at);
 * ```
 * @see docs/rules/R2.md, section Bundles
 */
export function verifyProof({
  text,
  blockHash,
  generations,
}: {
  readonly text: string;
  readonly blockHash: Hex;
  /** The resolvers that count, of all chains; by default those of `@org/chain-config`. */
  readonly generations?: readonly ProofGeneration[];
}): ProofVerdict {
  return verifyProofBy(text, () => blockHash, generations);
}

/** As {@link verifyProof}, with a hash that can be the one that the bundle names: so a long text is read once. */
export function verifyProofBy(
  text: string,
  chooseHash: (named: Hex) => Hex,
  generations: readonly ProofGeneration[] = listProofGenerations(),
): ProofVerdict {
  try {
    const bundle = readProofBundle(text);
    return { status: 'verified', value: prove(bundle, chooseHash(hashHeader(bundle)), generations) };
  } catch (error) {
    if (!(error instanceof ProofRefusal)) throw error;
    const { reason, at, detail } = error;
    if (reason in PROOF_REASONS) return { status: 'refused', reason: reason as ProofReason, at, detail };
    return { status: 'unsupported', reason: reason as UnsupportedReason, at, detail };
  }
}

function prove(bundle: ProofBundle, blockHash: Hex, generations: readonly ProofGeneration[]): ProvenResult {
  const { stateRoot, ...block } = readBlock(bundle, blockHash);
  if (!isUidTrue(bundle.contest)) refuse('wrong-contest-uid', 'contest');
  // The schema's UID determines the resolver, which has one address wherever EAS has the same.
  const candidates = generations.filter(({ schemas }) => schemas.contest === bundle.contest.schema);
  const configured = candidates.find(({ chainId }) => chainId === bundle.chainId);
  const [first] = candidates;
  if (!first) throw new ProofRefusal('unknown-resolver', { at: 'contest.schema' });
  const generation = configured ?? { ...first, chainId: bundle.chainId };
  const proven = readState(bundle, { stateRoot, generation });
  checkAttestations(bundle);
  checkCount(bundle, proven.contest);
  checkTimes(bundle);
  const { head } = proven.contest;
  const isHeadTrue = findHead(bundle, generation) === head;
  // The accumulator names its chain, so another one of the configured chains can be recognized.
  const actual = isHeadTrue ? null : candidates.find((each) => findHead(bundle, each) === head);
  if (actual) refuse('another-chain', 'chainId', String(actual.chainId));
  if (isHeadTrue && !configured) throw new ProofRefusal('unknown-chain', { at: 'chainId' });
  const state = fold(bundle, { generation, isHeadTrue });
  // If the derived kinds and times lead to the accumulator, those of the bundle are all that is wrong.
  if (!isHeadTrue && state.acts.head !== head) refuse('wrong-head', 'acts');
  checkKinds(bundle, state);
  checkSubmissions(bundle, state);
  checkRecords(state, proven);
  checkRanking(bundle, state);
  const isClosed = state.isRevoked || block.time >= state.times.revealUntil;
  if (hashProofBundle(bundle, isClosed) !== bundle.hash) refuse('wrong-hash', 'hash');
  return { bundle, block, generation, state, isClosed };
}

function refuse(reason: ProofReason, at: string | null = null, detail: string | null = null): never {
  throw new ProofRefusal(reason, { at, detail });
}

/** The shape was checked, so it is hex. */
const toBytes = (hex: Hex): Uint8Array => hexToBytes(hex) ?? new Uint8Array();

function readBlock({ header }: ProofBundle, hash: Hex): Block & { readonly stateRoot: Hex } {
  const bytes = toBytes(header);
  const actual = keccak256(bytes);
  if (actual !== hash.toLowerCase()) refuse('wrong-block-hash', 'header', actual);
  const block = readBlockHeader(bytes) ?? refuse('wrong-header', 'header');
  return { ...block, hash: actual };
}

function readState(
  { contest, accountProof, storageProof }: ProofBundle,
  { stateRoot, generation }: { readonly stateRoot: Hex; readonly generation: ProofGeneration },
) {
  const nodes = accountProof.map(toBytes);
  const account = readAccountProof({ stateRoot, address: generation.resolver, nodes });
  if (!account.ok) {
    const { reason } = account;
    if (reason === 'other-root') refuse('another-block', 'accountProof');
    if (reason === 'other-keys') refuse('another-resolver', 'accountProof');
    return refuse('wrong-account-proof', 'accountProof', reason);
  }
  if (!account.value) return refuse('missing-resolver', 'accountProof');
  const { storageRoot, codeHash } = account.value;
  if (codeHash !== generation.codeHash) refuse('wrong-code-hash', 'accountProof', codeHash);
  const values = readStorageProof({
    storageRoot,
    findSlots: findContestSlots(contest.uid),
    nodes: storageProof.map(toBytes),
  });
  if (!values.ok) {
    const { reason } = values;
    if (reason === 'other-root') refuse('another-storage', 'storageProof');
    if (reason === 'other-keys') refuse('another-contest', 'storageProof');
    return refuse('wrong-storage-proof', 'storageProof', reason);
  }
  if (values.value[0] === 0n) refuse('unproven-contest', 'storageProof');
  return readContestSlots(values.value);
}

function isUidTrue(attestation: ProofAttestation): boolean {
  return computeAttestationUid(toAttestation(attestation), attestation.bump) === attestation.uid;
}

/** The contest's own attestation is an act if it was revoked. */
function checkAttestations({ contest, submissions, acts }: ProofBundle): void {
  for (const [index, submission] of submissions.entries()) {
    const at = `submissions[${index}]`;
    if (!isUidTrue(submission)) refuse('wrong-submission-uid', at);
    if (submission.refUID !== contest.uid) refuse('foreign-submission', at);
  }
  for (const [index, { attestation }] of acts.entries()) {
    const at = `acts[${index}].attestation`;
    if (!isUidTrue(attestation)) refuse('wrong-act-uid', at);
    if (attestation.refUID !== contest.uid && attestation.uid !== contest.uid) refuse('foreign-act', at);
  }
}

function checkCount({ acts }: ProofBundle, contest: ProvenContest): void {
  const detail = `${acts.length} in the bundle, ${contest.acts} in the proof`;
  if (acts.length < contest.acts) refuse('missing-act', 'acts', detail);
  if (acts.length > contest.acts) refuse('extra-act', 'acts', detail);
}

const KIND_NAMES = new Map<number, KindR2>(
  Object.entries(KINDS_R2).map(([name, number]) => [number, name as KindR2]),
);

/** Acts are in the order of n, so their times never decrease. */
function checkTimes({ acts }: ProofBundle): void {
  let before = 0;
  for (const [index, { time }] of acts.entries()) {
    if (time < before) refuse('wrong-order', `acts[${index}]`);
    before = time;
  }
}

/** The accumulator of the acts as the bundle has them. */
function findHead({ contest, acts }: ProofBundle, generation: ProofGeneration): Hex {
  let head = getFirstHead(generation, contest.uid);
  for (const [index, { kind: number, time, attestation }] of acts.entries()) {
    const kind = KIND_NAMES.get(number) ?? refuse('wrong-kind', `acts[${index}].kind`);
    head = getNextHead(head, { n: index + 1, kind, uid: attestation.uid, time: BigInt(time) });
  }
  return head;
}

/**
 * When attestations were revoked: an act about an attestation that was made before revokes it. So readers of a chain get the
 * same attestations.
 */
function findRevocations({ contest, submissions, acts }: ProofBundle): ReadonlyMap<Hex, number> {
  const made = new Set([contest.uid, ...submissions.map(({ uid }) => uid)]);
  const revokedAt = new Map<Hex, number>();
  for (const { time, attestation } of acts) {
    if (made.has(attestation.uid)) revokedAt.set(attestation.uid, time);
    made.add(attestation.uid);
  }
  return revokedAt;
}

/** Acts that the resolver has not accepted are refused for that, whatever the rule says about them. */
function fold(
  bundle: ProofBundle,
  { generation, isHeadTrue }: { readonly generation: ProofGeneration; readonly isHeadTrue: boolean },
): ContestStateR2 {
  const { contest, acts, submissions } = bundle;
  const revokedAt = findRevocations(bundle);
  const open = (attestation: ProofAttestation) => toAttestation(attestation, revokedAt.get(attestation.uid));
  const folded = foldActs({
    generation,
    contest: open(contest),
    acts: acts.map(({ attestation }) => open(attestation)),
    submissions: submissions.map(open),
  });
  if (!folded.ok) {
    const { reason, n, refusal = reason } = folded.fault;
    return refuse(
      isHeadTrue ? FAULTS[reason] : 'wrong-head',
      n === 0 ? 'contest' : `acts[${n - 1}]`,
      refusal,
    );
  }
  return folded.value;
}

function checkKinds({ acts }: ProofBundle, state: ContestStateR2): void {
  for (const [index, { kind, time }] of state.acts.acts.entries()) {
    const act = acts[index];
    if (act?.kind !== KINDS_R2[kind] || BigInt(act.time) !== time) refuse('wrong-kind', `acts[${index}]`);
  }
}

const FAULTS = {
  'refused-contest': 'refused-contest',
  'refused-act': 'refused-act',
  'refused-submission': 'refused-submission',
  'unknown-submission': 'missing-submission',
  'wrong-order': 'refused-act',
  'not-an-act': 'refused-act',
} as const satisfies Record<FaultR2['reason'], ProofReason>;

/** The list contains exactly the admitted submissions, in the order of their numbers, except those that an act attests. */
function checkSubmissions({ submissions, acts }: ProofBundle, { entries }: ContestStateR2): void {
  const attested = new Set(
    acts.flatMap(({ kind, attestation }) => (kind === KINDS_R2.entryReplaced ? attestation.uid : [])),
  );
  const admitted = entries.flatMap(({ submission }) => submission?.uid ?? []);
  const expected = admitted.filter((uid) => !attested.has(uid));
  if (submissions.map(({ uid }) => uid).join() !== expected.join()) refuse('extra-submission', 'submissions');
}

const STATUSES = { standing: 0, withdrawn: 1, disqualified: 2 } as const;

function checkRecords(
  state: ContestStateR2,
  { contest, entries }: { readonly contest: ProvenContest; readonly entries: readonly ProvenEntry[] },
): void {
  const { values, attestation } = state;
  const record = {
    organizer: attestation.attester.toLowerCase(),
    flags: values.flags + (state.isRevoked ? REVOKED : 0),
    criteria: values.maxPoints.length,
    judges: state.judges.size,
    entries: state.entries.length,
  };
  for (const [name, value] of Object.entries(record))
    if (contest[name as keyof typeof record] !== value) refuse('wrong-state', 'storageProof', name);
  for (const { number, status } of state.entries) {
    const proven = entries[number - 1];
    const { sum, count } = state.getSum(number);
    if (proven?.sum !== sum || proven.reviews !== count || proven.status !== STATUSES[status])
      refuse('wrong-sum', 'storageProof', `entry ${number}`);
  }
}

/** The flag of a revoked contest in its record. */
const REVOKED = 128;

function checkRanking({ ranking }: ProofBundle, state: ContestStateR2): void {
  const expected = rankSums(state);
  if (toCanonicalJson(ranking) !== toCanonicalJson(expected)) refuse('wrong-ranking', 'ranking');
}
