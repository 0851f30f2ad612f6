import type { Address, Hex } from 'viem';
import type { Contest } from '../contest/contest.ts';
import type { Result } from '../rule/result.ts';

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
