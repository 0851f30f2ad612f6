import type { Address } from 'viem';
import { groupBy } from './groupBy.ts';
import type { groupByEntry } from './groupByEntry.ts';
import type { Review } from './result.ts';

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
export function findSeverities(byEntry: readonly (readonly Review[])[]): ReadonlyMap<Address, number> | null {
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
