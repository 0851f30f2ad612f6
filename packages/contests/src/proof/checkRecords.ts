import type { ContestReplay } from '../acts/contestReplay.ts';
import { toCanonicalJson } from '../base/canonicalJson.ts';
import type { Schedule } from '../contest/decode.ts';
import { rankMeans } from '../result/rankEntries.ts';
import type { ProvenContest, ProvenEntry } from './contestSlots.ts';
import type { ProofRank } from './proofBundle.ts';
import { refuse } from './proveEvidence.ts';

/** Ranks the entries that were neither withdrawn nor disqualified by their mean, as bundles have the ranking. */
export function rankSums(state: ContestReplay): readonly ProofRank[] {
  const standing = state.entries.filter(({ status }) => status === 'standing');
  const means = standing.map(({ number }) => ({ entry: number, mean: state.getSum(number) }));
  return rankMeans(means).map(({ entry, rank, mean }) => ({
    entry,
    rank,
    sum: mean.sum,
    reviews: mean.count,
  }));
}

/** The flags that the resolver adds to those of a contest. */
export const RECORD_FLAGS = { hasReviews: 64, revoked: 128 } as const;

const STATUSES = { standing: 0, withdrawn: 1, disqualified: 2 } as const;

/**
 * Compares what the proof has of the contest and of each entry with what its acts lead to.
 *
 * @throws {ProofRefusalError} `wrong-state` or `wrong-sum` for the first difference
 */
export function checkRecords(
  state: ContestReplay,
  { contest, entries }: { readonly contest: ProvenContest; readonly entries: readonly ProvenEntry[] },
): void {
  const { values, attestation } = state;
  const { hasReviews, isRevoked } = state;
  const record = {
    organizer: attestation.attester.toLowerCase(),
    flags: values.flags + (hasReviews ? RECORD_FLAGS.hasReviews : 0) + (isRevoked ? RECORD_FLAGS.revoked : 0),
    criteria: values.maxPoints.length,
    judges: state.judges.size,
    entries: state.entries.length,
  };
  for (const [name, value] of Object.entries(record))
    if (contest[name as keyof typeof record] !== value) refuse('wrong-state', 'storageProof', name);
  if (!areEqualTimes(contest.times, state.times)) refuse('wrong-state', 'storageProof', 'times');
  const start = state.postponements.length > 0 ? values : null;
  if (start ? !contest.start || !areEqualTimes(contest.start, start) : contest.start)
    refuse('wrong-state', 'storageProof', 'start');
  for (const { number, status } of state.entries) {
    const proven = entries[number - 1];
    const { sum, count } = state.getSum(number);
    if (proven?.sum !== sum || proven.reviews !== count || proven.status !== STATUSES[status])
      refuse('wrong-sum', 'storageProof', `entry ${number}`);
  }
}

/** True if two lists of times are the same. */
export function areEqualTimes(one: Schedule, other: Schedule): boolean {
  const names = ['submissionsUntil', 'opensAt', 'closesAt', 'revealUntil'] as const;
  return names.every((name) => one[name] === other[name]);
}

/** The ranking of a bundle of either format is the one that follows. */
export function checkRanking(
  { ranking }: { readonly ranking: readonly ProofRank[] },
  expected: readonly ProofRank[],
): void {
  if (toCanonicalJson(ranking) !== toCanonicalJson(expected)) refuse('wrong-ranking', 'ranking');
}
