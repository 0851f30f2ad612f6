import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { useMemo } from 'react';
import { useScanResult } from '../scan/useScanResult.ts';

/** The progress of judging a contest. */
export type ContestProgress =
  | { readonly status: 'loading' }
  | { readonly status: 'unknown' }
  | {
      readonly status: 'known';
      /** Reviews that count. */
      readonly reviews: number;
      /** In a sealed contest: reviews that nobody has revealed. */
      readonly sealed?: number;
      /** Reviews that judges owe: without those of entries from which they abstained. */
      readonly total: number;
      /** The entries on the first rank; empty while nothing has been reviewed. */
      readonly first: readonly string[];
    };

/** Counts a contest's reviews as its page does. Sends no requests before `isWanted`. */
export function useContestProgress(
  chainConfig: ChainConfig,
  contest: Contest,
  { isWanted }: { isWanted: boolean },
): ContestProgress {
  const { result, rows } = useScanResult(chainConfig, contest, { isWanted });
  const { isError } = rows;
  return useMemo(() => {
    if (!result) return { status: isError ? 'unknown' : 'loading' };
    return {
      status: 'known',
      reviews: result.counted.length,
      total: contest.entries.length * contest.judges.length,
      first: result.ranking.filter((ranked) => ranked.rank === 1).map((ranked) => ranked.entry),
    };
  }, [result, isError, contest]);
}
