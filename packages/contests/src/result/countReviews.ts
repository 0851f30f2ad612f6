import type { Address } from 'viem';
import type { Assignment } from '../acts/notes.ts';
import type { Contest } from '../contest/contest.ts';
import type { Result } from './result.ts';

/** How many reviews a contest is owed: a judge who abstained from an entry owes none of it. */
export type OwedReviews = {
  readonly total: number;
  readonly byEntry: ReadonlyMap<string, number>;
  readonly byJudge: ReadonlyMap<Address, number>;
};

type Counted = {
  readonly contest: Pick<Contest, 'entries' | 'judges'>;
  readonly details: Pick<Result['details'], 'recusals' | 'reviews' | 'withheld'> | undefined;
  /** The organizer's assignments; without them every judge owes a review of every entry. */
  readonly assignments?: readonly Assignment[] | null | undefined;
};

const toKey = ({ judge, entry }: { readonly judge: Address; readonly entry: string | number }) =>
  `${judge} ${entry}`;

/**
 * Counts the reviews that judges owe for entries that stand, and those that they made beyond their assignments.
 *
 * @example
 * ```ts
 * import { countOwedReviews, readResult } from '@org/contests';
 * const { contest, counted, details } = readResult(reading);
 * const share = counted.length / countOwedReviews({ contest, details }).total;
 * ```
 */
export function countOwedReviews({
  contest: { entries, judges },
  details,
  assignments,
}: Counted): OwedReviews {
  const abstained = new Set(details?.recusals.map(toKey));
  const asked =
    assignments &&
    new Set([
      ...assignments.flatMap(({ judge, entries: own }) => own.map((entry) => toKey({ judge, entry }))),
      ...(details?.reviews.filter(({ status }) => status === 'in-force').map(toKey) ?? []),
    ]);
  const isAll = abstained.size === 0 && !asked;
  const byEntry = new Map(entries.map((entry) => [entry, 0]));
  const byJudge = new Map(judges.map((judge) => [judge, 0]));
  let total = 0;
  for (const judge of judges)
    for (const entry of entries) {
      const key = isAll ? '' : toKey({ judge, entry });
      if (abstained.has(key) || (asked && !asked.has(key))) continue;
      byEntry.set(entry, (byEntry.get(entry) ?? 0) + 1);
      byJudge.set(judge, (byJudge.get(judge) ?? 0) + 1);
      total += 1;
    }
  return { total, byEntry, byJudge };
}

/** How many sealed reviews of entries that stand nobody has revealed yet, and still may. */
export type SealedCounts = {
  readonly total: number;
  readonly byEntry: ReadonlyMap<string, number>;
  readonly byJudge: ReadonlyMap<Address, number>;
};

/**
 * Counts the commitments in force.
 *
 * @example
 * ```ts
 * import { countSealedReviews, readResult } from '@org/contests';
 * const { contest, details } = readResult(reading);
 * const sealed = countSealedReviews({ contest, details }).total;
 * ```
 */
export function countSealedReviews({ contest: { entries }, details }: Counted): SealedCounts {
  const standing = new Set(entries);
  // Too late to be revealed: they are no reviews.
  const withheld = new Set(details?.withheld.map(({ attestation }) => attestation.uid));
  const byEntry = new Map<string, number>();
  const byJudge = new Map<Address, number>();
  let total = 0;
  for (const { kind, status, entry, judge, attestation } of details?.reviews ?? []) {
    if (kind !== 'commitment' || status !== 'in-force' || !standing.has(`${entry}`)) continue;
    if (withheld.has(attestation.uid)) continue;
    byEntry.set(`${entry}`, (byEntry.get(`${entry}`) ?? 0) + 1);
    byJudge.set(judge, (byJudge.get(judge) ?? 0) + 1);
    total += 1;
  }
  return { total, byEntry, byJudge };
}
