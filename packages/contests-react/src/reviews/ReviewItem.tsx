import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { useConfig, usePaths, useTexts } from '../provider/contests.ts';
import { contestTroubleTexts } from '../texts/en/contestTrouble.ts';
import { useNow } from '../time/useNow.ts';
import { type ItemQueue, ReviewItemView } from './ReviewItemView.tsx';

export type ReviewItemProps = {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  readonly queue: ItemQueue;
  readonly level: 3 | 4;
};

/** One contest of a judge; counts open reviews while judging is open. */
export function ReviewItem({ chainConfig, contest, queue, level }: ReviewItemProps) {
  const contestTroubleWords = useTexts('contestTrouble', contestTroubleTexts);
  const paths = usePaths();
  const isHidden = useConfig().hiddenUids.includes(contest.uid);
  const now = useNow(contest.endsAt);
  return (
    <ReviewItemView
      contest={isHidden ? { ...contest, title: contestTroubleWords.hidden.title } : contest}
      href={paths.contest(chainConfig.slug, contest.uid)}
      getEntryPath={(n) => paths.entry(chainConfig.slug, contest.uid, n)}
      nowSeconds={now}
      queue={queue}
      level={level}
    />
  );
}
