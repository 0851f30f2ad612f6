import type { Attestation } from '../attestation/attestation.ts';
import type { Contest } from '../contest/contest.ts';
import type { Evaluation } from '../evaluation/evaluation.ts';
import { sumPoints } from '../input/sumPoints.ts';
import type { IgnoredReason } from './ignoredReason.ts';

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
