import type { ChainConfig } from '@org/chain-config';
import { type Block, type Contest, readResult } from '@org/contests';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { evaluationsQuery } from '../scan/queries.ts';

/** A card states how far the judging is, not a result: no block is asked for, the present stands for it. */
const createPresentBlock = (now: bigint): Block => ({ number: 0n, hash: `0x${'0'.repeat(64)}`, time: now });

/** How far the judging of a contest has come. */
export type ContestProgress =
  | { readonly status: 'loading' }
  | { readonly status: 'unknown' }
  | {
      readonly status: 'known';
      readonly reviews: number;
      readonly total: number;
      /** The entries on the first rank; empty while nothing has been reviewed. */
      readonly first: readonly string[];
    };

/** Counts a contest's reviews by its rule. Nothing is asked before `isWanted`. */
export const useContestProgress = (
  chainConfig: ChainConfig,
  contest: Contest,
  { isWanted, now }: { isWanted: boolean; now: bigint },
): ContestProgress => {
  const { data, isError } = useQuery({ ...evaluationsQuery(chainConfig, contest), enabled: isWanted });
  return useMemo(() => {
    if (!data) return { status: isError ? 'unknown' : 'loading' };
    const result = readResult({ contest, attestations: data.trusted, block: createPresentBlock(now) });
    return {
      status: 'known',
      reviews: result.counted.length,
      total: contest.entries.length * contest.judges.length,
      first: result.ranking.filter((ranked) => ranked.rank === 1).map((ranked) => ranked.entry),
    };
  }, [data, isError, contest, now]);
};
