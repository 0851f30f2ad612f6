import type { Address } from 'viem';
import type { Contest } from '../contest/contest.ts';
import { findSeverities } from './findSeverities.ts';
import { formatHundredths } from './formatHundredths.ts';
import { groupByEntry } from './groupByEntry.ts';
import type { Review } from './result.ts';

/** An entry's place once the judges' severity is taken out; `points` has two decimals, half up. */
export type AdditiveEntry = {
  readonly entry: string;
  readonly rank: number | null;
  readonly points: string;
};

/**
 * The ranking beside the mean, for contests in which not every judge has reviewed every entry: whoever met the strict
 * judges is not to lose by it. Each review is taken as the entry's worth plus the judge's leniency, fitted by least
 * squares; an entry's points are the mean of its reviews less the leniency of those who wrote them.
 *
 * Null where it would say nothing new (every reviewed entry has all judges, or nothing is reviewed), and where there are
 * too many judges for it.
 *
 * @see docs/rules/R1.md
 */
export function rankAdditively(
  contest: Contest,
  reviews: readonly Review[],
): readonly AdditiveEntry[] | null {
  const byEntry = groupByEntry(reviews);
  const isComplete = [...byEntry.values()].every(({ length }) => length === contest.judges.length);
  if (isComplete) return null;
  const severities = findSeverities([...byEntry.values()]);
  if (!severities) return null;
  const scored = contest.entries.map((entry) => ({
    entry,
    hundredths: score(byEntry.get(entry) ?? [], severities),
  }));
  const sorted = scored.toSorted((a, b) => (b.hundredths ?? NONE) - (a.hundredths ?? NONE));
  let rank = 0;
  return sorted.map(({ entry, hundredths }, index) => {
    if (sorted[index - 1]?.hundredths !== hundredths || index === 0) rank = index + 1;
    if (hundredths === null) return { entry, rank: null, points: '' };
    return { entry, rank, points: formatHundredths(hundredths) };
  });
}

/** Below every score that points can come to. */
const NONE = -1e9;

/**
 * In whole hundredths, by which entries are ranked, so that what looks equal is equal. Rounding to a billionth first
 * takes away what the order of additions leaves behind.
 */
function score(reviews: readonly Review[], severities: ReadonlyMap<Address, number>): number | null {
  if (reviews.length === 0) return null;
  const sum = reviews.reduce((total, { points, judge }) => total + points - (severities.get(judge) ?? 0), 0);
  return Math.floor(Math.round((sum / reviews.length) * 1e9) / 1e7 + 0.5);
}
