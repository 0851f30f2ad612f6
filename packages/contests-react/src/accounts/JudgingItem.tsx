import type { ChainConfig } from '@org/chain-config';
import type { JudgeWork } from '../judge-contests/judgeContests.ts';
import { usePaths } from '../provider/contests.ts';
import { useNow } from '../time/useNow.ts';
import { JudgingItemView } from './JudgingItemView.tsx';

export type JudgingItemProps = { readonly chainConfig: ChainConfig; readonly work: JudgeWork };

/** One contest that waits for the account's reviews. */
export function JudgingItem({ chainConfig, work: { contest, waiting } }: JudgingItemProps) {
  const paths = usePaths();
  const now = useNow(contest.endsAt);
  return (
    <JudgingItemView
      contest={contest}
      href={paths.contest(chainConfig.slug, contest.uid)}
      nowSeconds={now}
      left={waiting?.length}
    />
  );
}
