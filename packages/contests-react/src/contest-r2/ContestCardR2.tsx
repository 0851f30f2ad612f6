import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { getPhaseR2 } from '@org/contests/r2';
import type { Ref } from 'react';
import { EntryNames } from '../contest/entryNames.ts';
import { ContestCardView } from '../contest-card/ContestCardView.tsx';
import type { ContestProgress } from '../contest-card/useContestProgress.ts';
import { useListedR2 } from './data/useListedR2.ts';
import { PhaseTag, PhaseTime } from './PhaseTag.tsx';
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
    return {
      status: 'known',
      reviews: result.counted.length,
      total: contest.entries.length * contest.judges.length,
      first: result.ranking.filter(({ rank }) => rank === 1).map(({ entry }) => entry),
    };
  };
  const phase = getPhaseR2(contest, now);
  const isEnded = phase === 'closed' || phase === 'withdrawn';
  return (
    <EntryNames value={getName}>
      <ContestCardView
        ref={ref}
        contest={contest}
        href={href}
        now={now}
        progress={getProgress()}
        // Reviews that are not revealed yet may change who is first.
        state={isEnded ? phase : 'judging'}
        tag={
          <>
            <PhaseTag contest={contest} now={now} />
            <PhaseTime contest={contest} now={now} />
          </>
        }
      />
    </EntryNames>
  );
}
