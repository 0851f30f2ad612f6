import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { useRef } from 'react';
import { paths } from '../navigation/paths.ts';
import { useNow } from '../time/useNow.ts';
import { ContestCardView } from './ContestCardView.tsx';
import { useContestProgress } from './useContestProgress.ts';
import { useHasBeenSeen } from './useHasBeenSeen.ts';

/** A contest in a list; it asks for its reviews once it has been on the screen. */
export function ContestCard({ chainConfig, contest }: { chainConfig: ChainConfig; contest: Contest }) {
  const card = useRef<HTMLElement>(null);
  const now = useNow();
  const isSeen = useHasBeenSeen(card);
  const progress = useContestProgress(chainConfig, contest, { isWanted: isSeen });
  return (
    <ContestCardView
      ref={card}
      contest={contest}
      href={paths.contest(chainConfig.slug, contest.uid)}
      now={now}
      progress={progress}
    />
  );
}
