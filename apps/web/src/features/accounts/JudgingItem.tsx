import type { ChainConfig } from '@org/chain-config';
import { type Contest, getJudgeQueue } from '@org/contests';
import type { Address } from 'viem';
import { paths } from '../../shared/navigation/paths.ts';
import { useScanResult } from '../../shared/scan/useScanResult.ts';
import { useNow } from '../../shared/time/useNow.ts';
import { JudgingItemView, type JudgingProgress } from './JudgingItemView.tsx';

export type JudgingItemProps = {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  readonly account: Address;
};

/** One contest that waits for the account's reviews; what is left of it is counted as its page does. */
export function JudgingItem({ chainConfig, contest, account }: JudgingItemProps) {
  const now = useNow(contest.endsAt);
  const { result, rows } = useScanResult(chainConfig, contest, { isWanted: true });
  const queue = result && getJudgeQueue(result, account);
  const progress: JudgingProgress = queue
    ? { status: 'known', left: queue.waiting.length, total: contest.entries.length }
    : { status: rows.isError ? 'unknown' : 'counting' };
  return (
    <JudgingItemView
      contest={contest}
      href={paths.contest(chainConfig.slug, contest.uid)}
      nowSeconds={now}
      progress={progress}
    />
  );
}
