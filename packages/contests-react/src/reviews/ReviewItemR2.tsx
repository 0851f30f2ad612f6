import type { ChainConfig } from '@org/chain-config';
import { EntryNames } from '../contest/entryNames.ts';
import { useListedR2 } from '../contest-r2/data/useListedR2.ts';
import { usePhaseTime } from '../contest-r2/PhaseTag.tsx';
import { useEntryNamesR2 } from '../contest-r2/useEntryNamesR2.ts';
import { usePaths } from '../provider/contests.ts';
import { ReviewItemView, type ReviewItemViewProps } from './ReviewItemView.tsx';

export type ReviewItemR2Props = Pick<ReviewItemViewProps, 'contest' | 'href' | 'queue' | 'level'> & {
  readonly chainConfig: ChainConfig;
};

/** One contest of version 2 of a judge. */
export function ReviewItemR2({ chainConfig, contest, queue, ...shown }: ReviewItemR2Props) {
  const paths = usePaths();
  const { result, texts } = useListedR2(chainConfig, contest.uid, { isWanted: true });
  const now = usePhaseTime({ contest, block: result?.block });
  const getName = useEntryNamesR2(result, texts);
  return (
    <EntryNames value={getName}>
      <ReviewItemView
        {...shown}
        contest={contest}
        getEntryPath={(entry) => paths.entry(chainConfig.slug, contest.uid, Number(entry))}
        nowSeconds={now}
        queue={queue}
      />
    </EntryNames>
  );
}
