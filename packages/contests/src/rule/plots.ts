import type { Address, Hex } from 'viem';
import type { Contest } from '../contest/contest.ts';
import { groupBy } from './order.ts';
import type { RankedEntry, Result, Review } from './result.ts';

/** What one judge gave. */
export type JudgePoints = { readonly judge: Address; readonly points: number };

/**
 * Five figures that say how far judges are apart. Quartiles lie between two values where there is none in the right
 * place, in proportion (as spreadsheets have them): always a whole number of quarters.
 */
export type Spread = {
  readonly min: number;
  readonly lowerQuartile: number;
  readonly median: number;
  readonly upperQuartile: number;
  readonly max: number;
};

/** One entry of a plot: its place, all points from the fewest to the most, and their spread (null without a review). */
export type EntrySpread = Pick<RankedEntry, 'entry' | 'rank' | 'mean' | 'points'> & {
  readonly given: readonly JudgePoints[];
  readonly spread: Spread | null;
};

/**
 * Points per entry with the spread of the judges, in the ranking's order: what a plot of them draws.
 *
 * @example
 * ```ts
 * import { readResult, spreadPoints } from '@org/contests';
 *
 * for (const { entry, points, spread } of spreadPoints(readResult({ contest, attestations, block }))) {
 *   console.log(entry, points, spread?.min, spread?.max);
 * }
 * ```
 */
export function spreadPoints({
  ranking,
  counted,
}: Pick<Result, 'ranking' | 'counted'>): readonly EntrySpread[] {
  const reviews = groupBy(counted, ({ entry }) => entry);
  return ranking.map(({ entry, rank, mean, points }) => {
    const given = (reviews.get(entry) ?? []).map(toPoints).sort(compare);
    return { entry, rank, mean, points, given, spread: findSpread(given.map((each) => each.points)) };
  });
}

function toPoints({ judge, points }: Review): JudgePoints {
  return { judge, points };
}

function compare(a: JudgePoints, b: JudgePoints): number {
  return a.points - b.points || (a.judge < b.judge ? -1 : 1);
}

/** @param sorted from the fewest to the most */
function findSpread(sorted: readonly number[]): Spread | null {
  if (sorted.length === 0) return null;
  const at = (quarters: number) => {
    const place = ((sorted.length - 1) * quarters) / 4;
    const below = sorted[Math.floor(place)] ?? 0;
    const above = sorted[Math.ceil(place)] ?? 0;
    return below + (above - below) * (place % 1);
  };
  return { min: at(0), lowerQuartile: at(1), median: at(2), upperQuartile: at(3), max: at(4) };
}

/** What a judge gave an entry, and the attestation that says so. */
export type PointsCell = { readonly points: number; readonly uid: Hex };

/** A judge × entry table: a row per entry in the ranking's order, a cell per judge in the contest's, null where none. */
export type PointsTable = {
  readonly judges: readonly Address[];
  readonly rows: readonly { readonly entry: string; readonly cells: readonly (PointsCell | null)[] }[];
  /** What a review can give at most: the rubric's sum. */
  readonly maxPoints: number;
};

/**
 * The points that each judge gave each entry: what a table of them, coloured by points, draws.
 *
 * @example
 * ```ts
 * import { readResult, tabulatePoints } from '@org/contests';
 *
 * const { judges, rows } = tabulatePoints(readResult({ contest, attestations, block }));
 * for (const { entry, cells } of rows) console.log(entry, ...cells.map((cell) => cell?.points ?? '-'));
 * ```
 */
export function tabulatePoints({
  contest,
  ranking,
  counted,
}: Pick<Result, 'ranking' | 'counted'> & {
  readonly contest: Pick<Contest, 'judges' | 'criteria'>;
}): PointsTable {
  const { judges, criteria } = contest;
  // An address has a fixed length, so judge and entry cannot run into each other.
  const given = new Map(
    counted.map(({ judge, entry, points, uid }) => [judge + entry, { points, uid }] as const),
  );
  return {
    judges,
    rows: ranking.map(({ entry }) => ({
      entry,
      cells: judges.map((judge) => given.get(judge + entry) ?? null),
    })),
    maxPoints: criteria.reduce((sum, { maxPoints }) => sum + maxPoints, 0),
  };
}
