import type { ChainConfig } from '@org/chain-config';
import { type Contest, getContestState, getJudgeQueue } from '@org/contests';
import type { Address } from 'viem';
import { useConfig } from '../../shared/config/ConfigContext.tsx';
import { messages } from '../../shared/messages/messages.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useScanResult } from '../../shared/scan/useScanResult.ts';
import { useNow } from '../../shared/time/useNow.ts';
import { type ItemQueue, ReviewItemView } from './ReviewItemView.tsx';

export type ReviewItemProps = {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  readonly account: Address;
  readonly level: 3 | 4;
};

/** One contest of a judge; while it takes reviews, what is left of it is counted. */
export function ReviewItem({ chainConfig, contest, account, level }: ReviewItemProps) {
  const isHidden = useConfig().hiddenUids.includes(contest.uid);
  const now = useNow(contest.endsAt);
  const isJudging = getContestState(contest, now) === 'judging';
  const { result, rows } = useScanResult(chainConfig, contest, { isWanted: isJudging });
  const getQueue = (): ItemQueue => {
    if (!isJudging) return { status: 'over' };
    const queue = result && getJudgeQueue(result, account);
    if (!queue) return { status: rows.isError ? 'unknown' : 'loading' };
    return { status: 'known', waiting: queue.waiting, total: contest.entries.length };
  };
  return (
    <ReviewItemView
      contest={isHidden ? { ...contest, title: messages.contestTrouble.hidden.title } : contest}
      href={paths.contest(chainConfig.slug, contest.uid)}
      nowSeconds={now}
      queue={getQueue()}
      level={level}
    />
  );
}
