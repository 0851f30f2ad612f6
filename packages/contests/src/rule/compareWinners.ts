import type { AdditiveEntry } from './rankAdditively.ts';
import type { RankedEntry } from './result.ts';

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
