import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { useConfig } from '../../shared/config/ConfigContext.tsx';
import { messages } from '../../shared/messages/messages.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useNow } from '../../shared/time/useNow.ts';
import { type ItemQueue, ReviewItemView } from './ReviewItemView.tsx';

export type ReviewItemProps = {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  readonly queue: ItemQueue;
  readonly level: 3 | 4;
};

/** One contest of a judge; while it takes reviews, what is left of it is counted. */
export function ReviewItem({ chainConfig, contest, queue, level }: ReviewItemProps) {
  const isHidden = useConfig().hiddenUids.includes(contest.uid);
  const now = useNow(contest.endsAt);
  return (
    <ReviewItemView
      contest={isHidden ? { ...contest, title: messages.contestTrouble.hidden.title } : contest}
      href={paths.contest(chainConfig.slug, contest.uid)}
      nowSeconds={now}
      queue={queue}
      level={level}
    />
  );
}
