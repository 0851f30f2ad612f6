import type { Address, Hex } from 'viem';
import type { Contest } from '../contest/contest.ts';
import { groupBy } from './order.ts';
import type { RankedEntry, Result, Review } from './result.ts';

/** The points that one judge gave. */
export type JudgePoints = { readonly judge: Address; readonly points: number };

/**
 * The five-number summary of the judges' points. Quartiles between two values are interpolated linearly, as in
 * spreadsheets.
 */
export type Spread = {
  readonly min: number;
  readonly lowerQuartile: number;
  readonly median: number;
  readonly upperQuartile: number;
  readonly max: number;
};

/** One entry of a plot: its rank, all points in ascending order, and their spread (null without a review). */
export type EntrySpread = Pick<RankedEntry, 'entry' | 'rank' | 'mean' | 'points'> & {
  readonly given: readonly JudgePoints[];
  readonly spread: Spread | null;
};

/**
 * The points of each entry and their spread across judges, in the ranking's order, for a plot.
 *
 * @example
 * ```ts
 * import { readResult, spreadPoints } from '@org/contests';
 *
 * for (const { entry, points, spread } of spreadPoints(readResult(reading))) {
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

/** @param sorted in ascending order */
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

/** The points that a judge gave an entry, and the UID of the review. */
export type PointsCell = { readonly points: number; readonly uid: Hex };

/** A judge × entry table: a row per entry in the ranking's order, a cell per judge in the contest's order. */
export type PointsTable = {
  readonly judges: readonly Address[];
  readonly rows: readonly { readonly entry: string; readonly cells: readonly (PointsCell | null)[] }[];
  /** The maximum of a review: the sum of the rubric's maxima, each times its weight. */
  readonly maxPoints: number;
};

/**
 * The points that each judge gave each entry, for a table that is colored by points. Null for a missing review.
 *
 * @example
 * ```ts
 * import { readResult, tabulatePoints } from '@org/contests';
 *
 * const { judges, rows } = tabulatePoints(readResult(reading));
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
  // Addresses have a fixed length, so the concatenated key is unambiguous.
  const given = new Map(
    counted.map(({ judge, entry, points, uid }) => [judge + entry, { points, uid }] as const),
  );
  return {
    judges,
    rows: ranking.map(({ entry }) => ({
      entry,
      cells: judges.map((judge) => given.get(judge + entry) ?? null),
    })),
    maxPoints: criteria.reduce((sum, { maxPoints, weight }) => sum + maxPoints * weight, 0),
  };
}
