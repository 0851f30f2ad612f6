import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { useConfig, usePaths, useTexts } from '../../base/provider/contests.ts';
import { EntryNames } from '../../contest/parts/entryNames.ts';
import { useEntryNaming } from '../../contest/parts/useEntryNaming.ts';
import { useListedResult } from '../../data/reading/useListedResult.ts';
import { usePhaseTime } from '../../data/reading/usePhase.ts';
import { contestTroubleTexts } from '../../messages/en/contestTrouble.ts';
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
  const wanted = queue.status === 'known' ? queue.waiting.slice(0, 1) : [];
  const { result, texts } = useListedResult(chainConfig, contest.uid, { enabled: true, wanted });
  const now = usePhaseTime({ contest, block: result?.block });
  const getName = useEntryNaming(result, texts);
  return (
    <EntryNames value={getName}>
      <ReviewItemView
        {...{ queue, level }}
        contest={isHidden ? { ...contest, title: contestTroubleWords.hidden.title } : contest}
        href={paths.contest(chainConfig.slug, contest.uid)}
        getEntryPath={(entry) => paths.entry(chainConfig.slug, contest.uid, Number(entry))}
        nowSeconds={now}
      />
    </EntryNames>
  );
}
