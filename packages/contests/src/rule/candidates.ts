import type { Hex } from 'viem';
import { type Attestation, type Block, normalizeAttestation } from '../attestation/attestation.ts';
import { type Contest, normalizeContest, sumPoints } from '../contest/contest.ts';
import { type Evaluation, evaluationSchemas } from '../contest/evaluationSchemas.ts';
import type { IgnoredEvaluation, IgnoredReason } from './result.ts';

/**
 * The attestations that a result is about: on chain up to the block, under a known schema, by a listed judge, not older
 * than the contest, about the contest. Each UID once; the order of the input leaves no trace, nor does the case of its
 * letters: the rule is about bytes, so that they come out normalised.
 *
 * @param contest a normal one (`normalizeContest`)
 */
export function selectCandidates(
  contest: Contest,
  attestations: readonly Attestation[],
  block: Block,
): readonly Attestation[] {
  const judges = new Set(contest.judges);
  const candidates = new Map<Hex, Attestation>();
  for (const row of attestations) {
    const attestation = normalizeAttestation(row);
    if (attestation.isOffchain || !evaluationSchemas[attestation.schema]) continue;
    if (attestation.time < contest.time || attestation.time > block.time) continue;
    if (!judges.has(attestation.attester) || !speaksOf(attestation, contest.uid)) continue;
    const known = candidates.get(attestation.uid);
    if (!known || precedes(attestation, known)) candidates.set(attestation.uid, attestation);
  }
  return [...candidates.values()];
}

/**
 * Which of two tellings of one attestation is read. Sources read at different moments differ in the revocation only,
 * and the one that knows of it is the newer; anything else is a false row, and then all that matters is to choose one.
 */
function precedes(a: Attestation, b: Attestation): boolean {
  if (a.revocationTime !== b.revocationTime) {
    if (a.revocationTime === 0n || b.revocationTime === 0n) return b.revocationTime === 0n;
    return a.revocationTime < b.revocationTime;
  }
  return describe(a) < describe(b);
}

function describe(attestation: Attestation): string {
  const { schema, recipient, attester, time, expirationTime, revocable, refUID, data, txid } = attestation;
  return [schema, recipient, attester, time, expirationTime, revocable, refUID, data, txid].join();
}

const ZERO_UID = /^0x0{64}$/;

/** What the rule looks things up in, made once per contest, which is normal (`normalizeContest`). */
export type ContestIndex = {
  readonly contest: Contest;
  readonly entries: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
};

/** Indexes a contest for {@link findFault}. */
export function indexContest(contest: Contest): ContestIndex {
  return {
    contest,
    entries: new Set(contest.entries),
    tags: new Set(contest.criteria.map(({ id }) => id)),
  };
}

/** The first reason why an evaluation by a judge cannot count, leaving aside other evaluations; null where none. */
export function findFault(
  { contest, entries, tags }: ContestIndex,
  attestation: Attestation,
  evaluation: Evaluation,
): IgnoredReason | null {
  const { refUID, time } = attestation;
  if (evaluation.contest !== contest.uid) return 'contest-mismatch';
  if (refUID !== contest.uid && !ZERO_UID.test(refUID)) return 'contest-mismatch';
  if (!entries.has(evaluation.entry)) return 'unknown-entry';
  if (contest.endsAt !== null && time >= contest.endsAt) return 'late';
  if (!evaluation.tags.every((tag) => tags.has(tag))) return 'unknown-tag';
  if (new Set(evaluation.tags).size !== evaluation.tags.length) return 'repeated-tag';
  return evaluation.points === sumPoints(contest.criteria, evaluation.tags) ? null : 'wrong-points';
}

/**
 * A stranger's attestation about a contest, with the reason `not-a-judge`; null where it is none (other schema, other
 * contest, a judge's, off-chain, older than the contest). Strangers are no part of a result.
 */
export function readStranger(about: Contest, row: Attestation): IgnoredEvaluation | null {
  const contest = normalizeContest(about);
  const attestation = normalizeAttestation(row);
  const schema = evaluationSchemas[attestation.schema];
  if (!schema || attestation.isOffchain || attestation.time < contest.time) return null;
  if (contest.judges.includes(attestation.attester) || !speaksOf(attestation, contest.uid)) return null;
  const evaluation = schema.decode(attestation.data);
  return { attestation, reason: 'not-a-judge', ...(evaluation.ok && { evaluation: evaluation.value }) };
}

/**
 * Whether an attestation speaks of a contest: its refUID is the contest, or its field `contest` is. That field is the
 * first word of the data, which can be read even where the rest cannot. Both have to be normalised.
 */
function speaksOf(attestation: Pick<Attestation, 'refUID' | 'data'>, contestUid: Hex): boolean {
  return attestation.refUID === contestUid || attestation.data.slice(0, 66) === contestUid;
}
