import type { Attestation } from '../attestation/attestation.ts';
import type { Contest } from '../contest/contest.ts';
import type { Evaluation } from '../evaluation/evaluation.ts';
import type { IgnoredReason } from './ignoredReason.ts';

const ZERO_UID = /^0x0{64}$/;

/** What the rule looks things up in, made once per contest. */
export type ContestIndex = {
  readonly contest: Contest;
  readonly entries: ReadonlySet<string>;
  readonly maxPointsByTag: ReadonlyMap<string, number>;
};

/** Indexes a contest for {@link findFault}. */
export function indexContest(contest: Contest): ContestIndex {
  return {
    contest,
    entries: new Set(contest.entries),
    maxPointsByTag: new Map(contest.criteria.map(({ id, maxPoints }) => [id, maxPoints])),
  };
}

/** The first reason why an evaluation by a judge cannot count, leaving aside other evaluations; null where none. */
export function findFault(
  { contest, entries, maxPointsByTag }: ContestIndex,
  attestation: Attestation,
  evaluation: Evaluation,
): IgnoredReason | null {
  const refUid = attestation.refUID.toLowerCase();
  if (evaluation.contest !== contest.uid) return 'contest-mismatch';
  if (refUid !== contest.uid && !ZERO_UID.test(refUid)) return 'contest-mismatch';
  if (!entries.has(evaluation.entry)) return 'unknown-entry';
  if (contest.endsAt !== null && attestation.time >= contest.endsAt) return 'late';
  let sum = 0;
  for (const tag of evaluation.tags) {
    const points = maxPointsByTag.get(tag);
    if (points === undefined) return 'unknown-tag';
    sum += points;
  }
  if (new Set(evaluation.tags).size !== evaluation.tags.length) return 'repeated-tag';
  return evaluation.points === sum ? null : 'wrong-points';
}
