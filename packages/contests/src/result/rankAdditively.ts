import type { Address } from 'viem';
import type { Contest } from '../contest/contest.ts';
import { groupBy } from './order.ts';
import { formatHundredths } from './rankEntries.ts';
import type { RankedEntry, Review } from './result.ts';

/** An entry's rank with the judges' severity taken out; `points` has two decimals, rounded half up. */
export type AdditiveEntry = {
  readonly entry: string;
  readonly rank: number | null;
  readonly points: string;
};

/**
 * A second ranking, for contests in which not every judge has reviewed every entry: an entry should not lose because it
 * was reviewed by strict judges. Each review is modeled as the entry's score plus the judge's leniency, fitted by least
 * squares; an entry's points are the mean of its reviews minus the leniency of their judges.
 *
 * Null if it would equal the mean (every reviewed entry has reviews by all judges, or there are no reviews), and if
 * there are too many judges to compute it.
 *
 * @example
 * ```ts
 * import { compareWinners, rankAdditively, readResult } from '@org/contests';
 * const { contest, ranking, counted } = readResult(reading);
 * const additive = rankAdditively(contest, counted);
 * if (additive) console.log(compareWinners(ranking, additive));
 * ```
 * @see docs/protocol/contests.md
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

/** Below every possible score. */
const NONE = -1e9;

/**
 * In whole hundredths, so that equal points share a rank. Rounding to a billionth first removes floating-point errors,
 * which depend on the order of additions.
 */
function score(reviews: readonly Review[], severities: ReadonlyMap<Address, number>): number | null {
  if (reviews.length === 0) return null;
  const sum = reviews.reduce((total, { points, judge }) => total + points - (severities.get(judge) ?? 0), 0);
  return Math.floor(Math.round((sum / reviews.length) * 1e9) / 1e7 + 0.5);
}

/** The entries that rank first in each of two rankings, and whether they differ. */
export type WinnerComparison = {
  readonly mean: readonly string[];
  readonly additive: readonly string[];
  readonly isDifferent: boolean;
};

/**
 * Compares the winners by mean with those of the additive ranking. All entries that share the first rank are winners;
 * one more or fewer is a difference.
 *
 * @example
 * ```ts
 * import { compareWinners, rankAdditively, readResult } from '@org/contests';
 *
 * const { contest, ranking, counted } = readResult(reading);
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

/** The reviews of each entry, in an order that does not depend on the input's. */
function groupByEntry(reviews: readonly Review[]): ReadonlyMap<string, readonly Review[]> {
  const sorted = reviews.toSorted((a, b) => compare(a.entry, b.entry) || compare(a.judge, b.judge));
  return groupBy(sorted, ({ entry }) => entry);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The cost is cubic in the number of judges. */
const MAX_JUDGES = 300;

/**
 * By how many points each judge is more lenient than the others, by least squares. Judges are comparable only through
 * shared entries: within each group of judges connected by shared entries, the leniencies add up to zero.
 *
 * The entries are eliminated from the normal equations, which are then solved by Gaussian elimination in the order of
 * the judges' addresses. This uses only basic arithmetic, which all engines round alike.
 *
 * @param byEntry the reviews of each entry, in the order of {@link groupByEntry}
 */
function findSeverities(byEntry: readonly (readonly Review[])[]): ReadonlyMap<Address, number> | null {
  const judges = [...new Set(byEntry.flat().map(({ judge }) => judge))].sort();
  if (judges.length > MAX_JUDGES) return null;
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

/** Solves the equations. Sets undetermined unknowns (one per connected group) to zero. */
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

/** Groups judges that are connected by shared entries, directly or through other judges. */
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
