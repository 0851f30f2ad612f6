import type { ChainConfig } from '@org/chain-config';
import type { JudgeWork } from '../../shared/judge-contests/judgeContests.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useNow } from '../../shared/time/useNow.ts';
import { JudgingItemView } from './JudgingItemView.tsx';

export type JudgingItemProps = { readonly chainConfig: ChainConfig; readonly work: JudgeWork };

/** One contest that waits for the account's reviews. */
export function JudgingItem({ chainConfig, work: { contest, waiting } }: JudgingItemProps) {
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
