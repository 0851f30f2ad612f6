import type { Address } from 'viem';
import type { Contest } from '../contest/contest.ts';
import { groupBy } from './order.ts';
import { formatHundredths } from './rankEntries.ts';
import type { RankedEntry, Review } from './result.ts';

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

/** Who ranks first in each of two rankings, and whether those are others. */
export type WinnerComparison = {
  readonly mean: readonly string[];
  readonly additive: readonly string[];
  readonly isDifferent: boolean;
};

/**
 * Whether the winner differs once the judges' severity is taken out. Several entries may share the first rank: then all
 * of them are winners, and one more or fewer is a difference.
 *
 * @example
 * ```ts
 * import { compareWinners, rankAdditively, readResult } from '@org/contests';
 *
 * const { ranking, counted } = readResult({ contest, attestations, block });
 * const additive = rankAdditively(contest, counted);
 * if (additive && compareWinners(ranking, additive).isDifferent) console.log('The winner differs.');
 * ```
 */
export function compareWinners(
  ranking: readonly Pick<RankedEntry, 'entry' | 'rank'>[],
  additiveRanking: readonly Pick<AdditiveEntry, 'entry' | 'rank'>[],
): WinnerComparison {
  const mean = findFirst(ranking);
  const additive = findFirst(additiveRanking);
  const isSame = mean.length === additive.length && mean.every((entry) => additive.includes(entry));
  return { mean, additive, isDifferent: !isSame };
}

function findFirst(ranking: readonly Pick<RankedEntry, 'entry' | 'rank'>[]): readonly string[] {
  return ranking.filter(({ rank }) => rank === 1).map(({ entry }) => entry);
}

/** The reviews of each entry, entries and reviews in an order that the input leaves no trace in. */
function groupByEntry(reviews: readonly Review[]): ReadonlyMap<string, readonly Review[]> {
  const sorted = reviews.toSorted((a, b) => compare(a.entry, b.entry) || compare(a.judge, b.judge));
  return groupBy(sorted, ({ entry }) => entry);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The work grows with the cube of the judges; beyond this it is not done. */
const MOST_JUDGES = 300;

/**
 * By how many points each judge is more lenient than the others, by least squares. Judges are only comparable through
 * entries that they share: within each group that shared entries connect, the leniencies add up to zero.
 *
 * The normal equations are set up with the entries eliminated and solved by Gaussian elimination, in the order of the
 * judges' addresses: additions, subtractions, multiplications and divisions, which every engine rounds alike.
 *
 * @param byEntry the reviews of each entry, in the order of {@link groupByEntry}
 */
function findSeverities(byEntry: readonly (readonly Review[])[]): ReadonlyMap<Address, number> | null {
  const judges = [...new Set(byEntry.flat().map(({ judge }) => judge))].sort();
  if (judges.length > MOST_JUDGES) return null;
  const place = new Map(judges.map((judge, index) => [judge, index]));
  const matrix = judges.map(() => new Float64Array(judges.length + 1));
  for (const shared of byEntry) {
    const mean = shared.reduce((sum, { points }) => sum + points, 0) / shared.length;
    for (const { judge, points } of shared) {
      const row = matrix[place.get(judge) ?? 0];
      if (!row) continue;
      add(row, place.get(judge) ?? 0, 1);
      add(row, judges.length, points - mean);
      for (const other of shared) add(row, place.get(other.judge) ?? 0, -1 / shared.length);
    }
  }
  const solution = solve(matrix);
  const groups = groupConnected(byEntry, judges);
  for (const group of groups) {
    const places = group.map((judge) => place.get(judge) ?? 0);
    const mean = places.reduce((sum, index) => sum + (solution[index] ?? 0), 0) / places.length;
    for (const index of places) add(solution, index, -mean);
  }
  return new Map(judges.map((judge, index) => [judge, solution[index] ?? 0]));
}

function add(row: Float64Array, index: number, value: number): void {
  row[index] = (row[index] ?? 0) + value;
}

/** Solves the equations; where they leave a judge free (one in each connected group), it is zero. */
function solve(matrix: readonly Float64Array[]): Float64Array {
  const size = matrix.length;
  const isFree = new Set<number>();
  matrix.forEach((pivotRow, column) => {
    const pivot = pivotRow[column] ?? 0;
    if (Math.abs(pivot) < 1e-9) {
      isFree.add(column);
      return;
    }
    for (const row of matrix.slice(column + 1)) {
      const factor = (row[column] ?? 0) / pivot;
      if (factor === 0) continue;
      for (let index = column; index <= size; index++) add(row, index, -factor * (pivotRow[index] ?? 0));
    }
  });
  const solution = new Float64Array(size);
  for (let column = size - 1; column >= 0; column--) {
    const row = matrix[column];
    if (!row || isFree.has(column)) continue;
    let rest = row[size] ?? 0;
    for (let index = column + 1; index < size; index++) rest -= (row[index] ?? 0) * (solution[index] ?? 0);
    solution[column] = rest / (row[column] ?? 1);
  }
  return solution;
}

/** Judges who are connected by entries that they share, directly or through others. */
function groupConnected(
  byEntry: readonly (readonly Review[])[],
  judges: readonly Address[],
): readonly (readonly Address[])[] {
  const leader = new Map(judges.map((judge) => [judge, judge]));
  const find = (judge: Address): Address => {
    const next = leader.get(judge) ?? judge;
    return next === judge ? judge : find(next);
  };
  for (const shared of byEntry) {
    const [first, ...others] = shared;
    if (first) for (const { judge } of others) leader.set(find(judge), find(first.judge));
  }
  return [...groupBy(judges, find).values()];
}
