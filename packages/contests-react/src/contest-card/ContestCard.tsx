import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { memo, useRef } from 'react';
import { useHidden } from '../hidden/useHidden.ts';
import { usePaths } from '../provider/contests.ts';
import { ContestCardView } from './ContestCardView.tsx';
import { HiddenCard } from './HiddenCard.tsx';
import { useCardNow } from './useCardNow.ts';
import { useContestProgress } from './useContestProgress.ts';
import { useHasBeenSeen } from './useHasBeenSeen.ts';

export type ContestCardProps = { readonly chainConfig: ChainConfig; readonly contest: Contest };

/**
 * A contest in a list; it asks for its reviews once it has been on the screen. Drawn anew only for another contest: a
 * list may hold thousands.
 */
export const ContestCard = memo(function ContestCard({ chainConfig, contest }: ContestCardProps) {
  const paths = usePaths();
  const card = useRef<HTMLElement>(null);
  const isSeen = useHasBeenSeen(card);
  const now = useCardNow(isSeen);
  const { isHidden } = useHidden(contest.uid);
  const progress = useContestProgress(chainConfig, contest, { isWanted: isSeen && !isHidden });
  const href = paths.contest(chainConfig.slug, contest.uid);
  if (isHidden) return <HiddenCard href={href} />;
  return <ContestCardView ref={card} contest={contest} href={href} now={now} progress={progress} />;
});
