import type { Hex } from 'viem';
import {
  ACT_KINDS,
  type AccumulatedAct,
  type ActKind,
  getFirstHead,
  getNextHead,
} from '../acts/accumulator.ts';
import type { ContestReplay, Submission } from '../acts/contestReplay.ts';
import { type ActFault, replay } from '../acts/replay.ts';
import type { Block } from '../base/attestation.ts';
import { checkRanking, checkRecords, rankSums } from './checkRecords.ts';
import { findContestSlots, type ProvenContest, readContestSlots } from './contestSlots.ts';
import type { ProvenEas } from './easProof.ts';
import {
  getActUid,
  hashProofBundle,
  PROOF_FORMAT,
  type ProofAct,
  type ProofAttestation,
  type ProofBundle,
  toAttestation,
} from './proofBundle.ts';
import { listProofProtocols, type ProofProtocol } from './proofProtocols.ts';
import { decideProof, type ProofReason, ProofRefusalError, type Verdict } from './proofReasons.ts';
import { isUidTrue, proveEvidence, refuse } from './proveEvidence.ts';
import { readAnyBundle } from './readProofBundle.ts';

/**
 * The contest as a bundle proves it. `submissions` are all that were ever made; null if the bundle does not have their log.
 * `isClosed`: nothing about the contest can change any more.
 */
export type ProvenResult = {
  readonly bundle: ProofBundle;
  readonly block: Block;
  readonly protocol: ProofProtocol;
  readonly eas: ProvenEas;
  readonly state: ContestReplay;
  readonly submissions: readonly Submission[] | null;
  readonly isClosed: boolean;
};

/** The answer of `verifyProof`: the proven result, or the first reason why there is none. */
export type ProofVerdict = Verdict<ProvenResult>;

/**
 * Verifies a bundle against the hash of a block, without network: the header, the resolver's account, code and storage, each
 * attestation's UID, the accumulator, the acts, the sums, the ranking and the result hash. Never throws, whatever the text is.
 *
 * Proves that exactly these acts, in this order, were accepted by this code by that block. Does not prove that the
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
 * @see docs/protocol/contests.md, section Bundles
 */
export function verifyProof({
  text,
  blockHash,
  protocols,
}: {
  readonly text: string;
  readonly blockHash: Hex;
  /** The resolvers that count, of all chains; by default those of `@org/chain-config`. */
  readonly protocols?: readonly ProofProtocol[];
}): ProofVerdict {
  return decideProof(() => {
    const bundle = readAnyBundle(text);
    if (bundle.format !== PROOF_FORMAT)
      throw new ProofRefusalError('unsupported-format', { at: 'format', detail: bundle.format });
    return proveActs(bundle, blockHash, protocols ?? listProofProtocols());
  });
}

/** Proves a bundle with acts. @throws {ProofRefusalError} */
export function proveActs(
  bundle: ProofBundle,
  blockHash: Hex,
  protocols: readonly ProofProtocol[],
): ProvenResult {
  const findSlots = findContestSlots(bundle.contest.uid);
  const { block, eas, protocol, candidates, isChainKnown, values } = proveEvidence(bundle, {
    ...{ blockHash, protocols, findSlots },
  });
  const proven = readContestSlots(values);
  checkAttestations(bundle);
  checkLog(bundle.acts, proven.contest.acts, 'acts');
  if (bundle.submissionActs) checkLog(bundle.submissionActs, proven.contest.submissionActs, 'submissionActs');
  const { head } = proven.contest;
  const isHeadTrue = findHead(bundle, protocol) === head;
  // The accumulator names its chain, so another one of the configured chains can be recognized.
  const actual = isHeadTrue ? null : candidates.find((each) => findHead(bundle, each) === head);
  if (actual) refuse('another-chain', 'chainId', String(actual.chainId));
  if (isHeadTrue && !isChainKnown) throw new ProofRefusalError('unknown-chain', { at: 'chainId' });
  const state = replayBundle(bundle, { protocol, isHeadTrue });
  // If the derived kinds and times lead to the accumulator, those of the bundle are all that is wrong.
  if (!isHeadTrue && state.acts.head !== head) refuse('wrong-head', 'acts');
  checkKinds(bundle.acts, state.acts.acts, 'acts');
  checkSubmissions(bundle, state);
  checkRecords(state, proven);
  const submissions = proveSubmissions(bundle, { state, protocol, proven: proven.contest });
  checkRanking(bundle, rankSums(state));
  const isClosed = state.isRevoked || block.time >= state.times.revealUntil;
  if (hashProofBundle(bundle, isClosed) !== bundle.hash) refuse('wrong-hash', 'hash');
  return { bundle, block, protocol, eas, state, submissions, isClosed };
}

function checkAttestations({ contest, submissions, acts, submissionActs = [] }: ProofBundle): void {
  for (const [index, submission] of submissions.entries())
    checkSubmission(submission, contest, `submissions[${index}]`);
  for (const [index, act] of acts.entries()) {
    if ('uid' in act) continue;
    const at = `acts[${index}].attestation`;
    if (!isUidTrue(act.attestation)) refuse('wrong-act-uid', at);
    if (act.attestation.refUID !== contest.uid) refuse('foreign-act', at);
  }
  for (const [index, act] of submissionActs.entries())
    if ('attestation' in act)
      checkSubmission(act.attestation, contest, `submissionActs[${index}].attestation`);
}

function checkSubmission(submission: ProofAttestation, contest: ProofAttestation, at: string): void {
  if (!isUidTrue(submission)) refuse('wrong-submission-uid', at);
  if (submission.refUID !== contest.uid) refuse('foreign-submission', at);
}

type LogName = 'acts' | 'submissionActs';

/** The number of a log's acts, and their order: they are in the order of n, so their times never decrease. */
function checkLog(acts: readonly ProofAct[], proven: number, name: LogName): void {
  const detail = `${acts.length} in the bundle, ${proven} in the proof`;
  if (acts.length < proven) refuse('missing-act', name, detail);
  if (acts.length > proven) refuse('extra-act', name, detail);
  let before = 0;
  for (const [index, { time }] of acts.entries()) {
    if (time < before) refuse('wrong-order', `${name}[${index}]`);
    before = time;
  }
}

const KIND_NAMES = new Map<number, ActKind>(
  Object.entries(ACT_KINDS).map(([name, number]) => [number, name as ActKind]),
);

/** The accumulator of the acts as the bundle has them. */
function findHead(
  { contest, acts }: Pick<ProofBundle, 'contest' | 'acts'>,
  protocol: ProofProtocol,
  name: LogName = 'acts',
): Hex {
  let head = getFirstHead(protocol, contest.uid, name === 'acts' ? 'acts' : 'submissions');
  for (const [index, act] of acts.entries()) {
    const kind = KIND_NAMES.get(act.kind) ?? refuse('wrong-kind', `${name}[${index}].kind`);
    head = getNextHead(head, { n: index + 1, kind, uid: getActUid(act), time: BigInt(act.time) });
  }
  return head;
}

/**
 * The attestations of a log in the order of its acts, with the times of their revocations, as readers of a chain get them.
 * Undefined for an act that revokes what the bundle does not have.
 */
function openLog(acts: readonly ProofAct[], others: readonly ProofAttestation[]) {
  const made = new Map(others.map((each) => [each.uid, each]));
  for (const act of acts) if ('attestation' in act) made.set(act.attestation.uid, act.attestation);
  const revokedAt = new Map(acts.flatMap((act) => ('uid' in act ? [[act.uid, act.time] as const] : [])));
  const open = (attestation: ProofAttestation) => toAttestation(attestation, revokedAt.get(attestation.uid));
  const rows = acts.map((act) => {
    const attestation = 'uid' in act ? made.get(act.uid) : act.attestation;
    return attestation && open(attestation);
  });
  return { rows, open };
}

/** Acts that the resolver has not accepted are refused for that, whatever the rule says about them. */
function replayBundle(
  bundle: ProofBundle,
  { protocol, isHeadTrue }: { readonly protocol: ProofProtocol; readonly isHeadTrue: boolean },
): ContestReplay {
  const { contest, acts, submissions } = bundle;
  const { rows, open } = openLog(acts, [contest, ...submissions]);
  const absent = rows.indexOf(undefined);
  // The accumulator contains that act only if the act before it is left out.
  if (absent !== -1) return refuse(isHeadTrue ? 'missing-submission' : 'wrong-head', `acts[${absent}].uid`);
  const replayed = replay({
    protocol,
    contest: open(contest),
    acts: rows.flatMap((row) => row ?? []),
    submissions: submissions.map(open),
  });
  if (!replayed.ok) {
    const { reason, n, refusal = reason } = replayed.fault;
    return refuse(
      isHeadTrue ? FAULTS[reason] : 'wrong-head',
      n === 0 ? 'contest' : `acts[${n - 1}]`,
      refusal,
    );
  }
  return replayed.value;
}

/** The kinds and times of a log are those that follow. */
function checkKinds(acts: readonly ProofAct[], derived: readonly AccumulatedAct[], name: LogName): void {
  for (const [index, { kind, time }] of derived.entries()) {
    const act = acts[index];
    if (act?.kind !== ACT_KINDS[kind] || BigInt(act.time) !== time) refuse('wrong-kind', `${name}[${index}]`);
  }
}

const FAULTS = {
  'refused-contest': 'refused-contest',
  'refused-act': 'refused-act',
  'refused-submission': 'refused-submission',
  'unknown-submission': 'missing-submission',
  'wrong-order': 'refused-act',
  'not-an-act': 'refused-act',
} as const satisfies Record<ActFault['reason'], ProofReason>;

/** The list contains exactly the admitted submissions, in the order of their numbers, except those that an act attests. */
function checkSubmissions({ submissions, acts }: ProofBundle, { entries }: ContestReplay): void {
  const attested = new Set(
    acts.flatMap((act) => (act.kind === ACT_KINDS.entryReplaced ? getActUid(act) : [])),
  );
  const admitted = entries.flatMap(({ submission }) => submission?.uid ?? []);
  const expected = admitted.filter((uid) => !attested.has(uid));
  if (submissions.map(({ uid }) => uid).join() !== expected.join()) refuse('extra-submission', 'submissions');
}

/**
 * Replays the log of submissions beside the acts, and compares its accumulator with the proven one. Without the log, its head
 * is proven and says nothing.
 */
function proveSubmissions(
  bundle: ProofBundle,
  {
    state,
    protocol,
    proven,
  }: { readonly state: ContestReplay; readonly protocol: ProofProtocol; readonly proven: ProvenContest },
): readonly Submission[] | null {
  const { contest, acts, submissionActs: log } = bundle;
  if (!log) return null;
  const name = 'submissionActs';
  const isHeadTrue = findHead({ contest, acts: log }, protocol, name) === proven.submissionsHead;
  const { rows } = openLog(log, []);
  const own = openLog(acts, [contest, ...bundle.submissions]);
  const byUid = new Map(rows.flatMap((row) => (row ? [[row.uid, row] as const] : [])));
  const absent = rows.indexOf(undefined);
  if (absent !== -1) refuse('wrong-head', `${name}[${absent}].uid`);
  const replayed = replay({
    protocol,
    contest: own.open(contest),
    // A submission has the time of its withdrawal in both logs.
    acts: own.rows.flatMap((row) => (row && byUid.get(row.uid)) ?? row ?? []),
    submissionActs: rows.flatMap((row) => row ?? []),
  });
  if (!replayed.ok) {
    const { reason, n, refusal = reason } = replayed.fault;
    return refuse(isHeadTrue ? 'refused-submission' : 'wrong-head', `${name}[${n - 1}]`, refusal);
  }
  const { submissionActs, submissions, acts: mainActs } = replayed.value;
  if (submissionActs.head !== proven.submissionsHead || mainActs.head !== state.acts.head)
    refuse('wrong-head', name);
  checkKinds(log, submissionActs.acts, name);
  return [...submissions.values()];
}
