import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { Card, Skeleton } from '@org/ui-theme';
import { useLazyComponent } from '../page/useLazyComponent.ts';
import { useConfig, usePaths, useTexts } from '../provider/contests.ts';
import { contestTroubleTexts } from '../texts/en/contestTrouble.ts';
import { reviewsTexts } from '../texts/en/reviews.ts';
import { useNow } from '../time/useNow.ts';
import { type ItemQueue, ReviewItemView } from './ReviewItemView.tsx';

export const loadReviewItemR2 = () => import('./ReviewItemR2.tsx').then(({ ReviewItemR2 }) => ReviewItemR2);

export type ReviewItemProps = {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  readonly queue: ItemQueue;
  readonly level: 3 | 4;
};

/** One contest of a judge; counts open reviews while judging is open. */
export function ReviewItem({ chainConfig, contest, queue, level }: ReviewItemProps) {
  const words = useTexts('reviews', reviewsTexts);
  const contestTroubleWords = useTexts('contestTrouble', contestTroubleTexts);
  const paths = usePaths();
  const isHidden = useConfig().hiddenUids.includes(contest.uid);
  const now = useNow(contest.endsAt);
  const isVersion2 = contest.rule === 'R2';
  const { Component: ReviewItemR2, hasFailed } = useLazyComponent(loadReviewItemR2, isVersion2);
  const shown = {
    contest: isHidden ? { ...contest, title: contestTroubleWords.hidden.title } : contest,
    href: paths.contest(chainConfig.slug, contest.uid),
    ...{ queue, level },
  };
  if (isVersion2 && ReviewItemR2) return <ReviewItemR2 chainConfig={chainConfig} {...shown} />;
  if (isVersion2 && !hasFailed)
    return (
      <Card>
        <Skeleton lines={3} label={words.loading} />
      </Card>
    );
  return (
    <ReviewItemView
      {...shown}
      nowSeconds={now}
      getEntryPath={(entry) => paths.entry(chainConfig.slug, contest.uid, contest.entries.indexOf(entry) + 1)}
    />
  );
}
