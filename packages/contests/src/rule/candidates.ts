import type { Hex } from 'viem';
import { type Attestation, type Block, normalizeAttestation } from '../attestation/attestation.ts';
import { type Contest, normalizeContest, sumPoints } from '../contest/contest.ts';
import { type Evaluation, evaluationSchemas } from '../contest/evaluationSchemas.ts';
import type { IgnoredEvaluation, IgnoredReason } from './result.ts';

/**
 * Selects the attestations that a result considers: on chain up to the block, under a known schema, by a listed judge,
 * not older than the contest, about the contest. Each UID occurs once, normalized. The selection does not depend on the
 * order of the input or on the case of its hex.
 *
 * @param contest normalized (`normalizeContest`)
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
    if (!judges.has(attestation.attester) || !isAbout(attestation, contest.uid)) continue;
    const known = candidates.get(attestation.uid);
    if (!known || precedes(attestation, known)) candidates.set(attestation.uid, attestation);
  }
  return [...candidates.values()];
}

/**
 * Which of two rows with the same UID is used. Honest sources read at different times differ only in the revocation,
 * and the row that has it is newer. Any other difference means a false row; then the choice only has to be
 * deterministic.
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

/** A normalized contest with lookup tables for {@link findFault}. */
export type ContestIndex = {
  readonly contest: Contest;
  readonly entries: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
};

export function indexContest(contest: Contest): ContestIndex {
  return {
    contest,
    entries: new Set(contest.entries),
    tags: new Set(contest.criteria.map(({ id }) => id)),
  };
}

/** The first reason why a judge's evaluation cannot count, regardless of other evaluations, or null. */
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
 * Reads a stranger's attestation about a contest, with the reason `not-a-judge`. Null if it is by a judge, about
 * another contest, under another schema, off-chain, or older than the contest. Strangers are not part of a result.
 *
 * @example
 * ```ts
 * import { readStranger } from '@org/contests';
 * const strangers = attestations.flatMap((row) => readStranger(contest, row) ?? []);
 * ```
 */
export function readStranger(about: Contest, row: Attestation): IgnoredEvaluation | null {
  const contest = normalizeContest(about);
  const attestation = normalizeAttestation(row);
  const schema = evaluationSchemas[attestation.schema];
  if (!schema || attestation.isOffchain || attestation.time < contest.time) return null;
  if (contest.judges.includes(attestation.attester) || !isAbout(attestation, contest.uid)) return null;
  const evaluation = schema.decode(attestation.data);
  return { attestation, reason: 'not-a-judge', ...(evaluation.ok && { evaluation: evaluation.value }) };
}

/**
 * Whether an attestation is about a contest: by its refUID, or by its field `contest`. That field is the first word of
 * the data, which is readable even if the rest is malformed. Both arguments must be normalized.
 */
function isAbout(attestation: Pick<Attestation, 'refUID' | 'data'>, contestUid: Hex): boolean {
  return attestation.refUID === contestUid || attestation.data.slice(0, 66) === contestUid;
}
