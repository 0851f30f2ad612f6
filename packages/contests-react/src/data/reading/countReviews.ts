import type { Contest, Result } from '@org/contests';
import type { Address } from 'viem';

/** How many reviews a contest is owed: a judge who abstained from an entry owes none of it. */
export type OwedReviews = {
  readonly total: number;
  readonly byEntry: ReadonlyMap<string, number>;
  readonly byJudge: ReadonlyMap<Address, number>;
};

type Counted = {
  readonly contest: Pick<Contest, 'entries' | 'judges'>;
  readonly details: Pick<Result['details'], 'recusals' | 'reviews'> | undefined;
};

/** Counts the reviews that judges owe for entries that stand. */
export function countOwedReviews({ contest: { entries, judges }, details }: Counted): OwedReviews {
  const byEntry = new Map(entries.map((entry) => [entry, judges.length]));
  const byJudge = new Map(judges.map((judge) => [judge, entries.length]));
  let total = entries.length * judges.length;
  for (const { judge, entry } of details?.recusals ?? []) {
    const [ofEntry, ofJudge] = [byEntry.get(`${entry}`), byJudge.get(judge)];
    if (ofEntry === undefined || ofJudge === undefined) continue;
    byEntry.set(`${entry}`, ofEntry - 1);
    byJudge.set(judge, ofJudge - 1);
    total -= 1;
  }
  return { total, byEntry, byJudge };
}

/** How many sealed reviews of entries that stand nobody has revealed yet. */
export type SealedCounts = {
  readonly total: number;
  readonly byEntry: ReadonlyMap<string, number>;
  readonly byJudge: ReadonlyMap<Address, number>;
};

/** Counts the commitments in force. */
export function countSealedReviews({ contest: { entries }, details }: Counted): SealedCounts {
  const standing = new Set(entries);
  const byEntry = new Map<string, number>();
  const byJudge = new Map<Address, number>();
  let total = 0;
  for (const { kind, ending, entry, judge } of details?.reviews ?? []) {
    if (kind !== 'commitment' || ending !== null || !standing.has(`${entry}`)) continue;
    byEntry.set(`${entry}`, (byEntry.get(`${entry}`) ?? 0) + 1);
    byJudge.set(judge, (byJudge.get(judge) ?? 0) + 1);
    total += 1;
  }
  return { total, byEntry, byJudge };
}
