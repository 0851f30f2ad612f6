import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import type { Ref } from 'react';
import { countOwedReviews, countSealedReviews } from '../contest/countReviews.ts';
import { EntryNames } from '../contest/entryNames.ts';
import { ContestCardView } from '../contest-card/ContestCardView.tsx';
import type { ContestProgress } from '../contest-card/useContestProgress.ts';
import { useListedR2 } from './data/useListedR2.ts';
import { useEntryNamesR2 } from './useEntryNamesR2.ts';

export type ContestCardR2Props = {
  readonly chainConfig: ChainConfig;
  /** As in the list: without what happened since. */
  readonly contest: Contest;
  readonly href: string;
  readonly now: bigint;
  readonly isSeen: boolean;
  readonly ref?: Ref<HTMLElement>;
};

/** A contest of version 2 in a list. */
export function ContestCardR2({ chainConfig, contest: listed, href, now, isSeen, ref }: ContestCardR2Props) {
  const { result, texts, isError } = useListedR2(chainConfig, listed.uid, { isWanted: isSeen });
  const contest = result
    ? { ...result.contest, description: result.contest.description || listed.description }
    : listed;
  const getName = useEntryNamesR2(result, texts);
  const getProgress = (): ContestProgress => {
    if (!result) return { status: isError ? 'unknown' : 'loading' };
    const counted = { contest: result.contest, details: result.details };
    return {
      status: 'known',
      reviews: result.counted.length,
      sealed: countSealedReviews(counted).total,
      total: countOwedReviews(counted).total,
      first: result.ranking.filter(({ rank }) => rank === 1).map(({ entry }) => entry),
    };
  };
  return (
    <EntryNames value={getName}>
      <ContestCardView ref={ref} contest={contest} href={href} now={now} progress={getProgress()} />
    </EntryNames>
  );
}
