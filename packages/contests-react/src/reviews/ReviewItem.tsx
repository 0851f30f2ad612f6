import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { EntryNames } from '../contest/entryNames.ts';
import { useListedR2 } from '../contest-r2/data/useListedR2.ts';
import { findMoment, PhaseTag, PhaseTime } from '../contest-r2/PhaseTag.tsx';
import { useEntryNamesR2 } from '../contest-r2/useEntryNamesR2.ts';
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
  const isVersion2 = contest.rule === 'R2';
  const moment = isVersion2 ? findMoment(contest, BigInt(Math.floor(Date.now() / 1000))) : contest.endsAt;
  const now = useNow(moment);
  const { result, texts } = useListedR2(chainConfig, contest.uid, { isWanted: isVersion2 });
  const getName = useEntryNamesR2(result, texts);
  const view = (
    <ReviewItemView
      contest={isHidden ? { ...contest, title: contestTroubleWords.hidden.title } : contest}
      href={paths.contest(chainConfig.slug, contest.uid)}
      getEntryPath={(entry) =>
        paths.entry(
          chainConfig.slug,
          contest.uid,
          isVersion2 ? Number(entry) : contest.entries.indexOf(entry) + 1,
        )
      }
      nowSeconds={now}
      tag={
        isVersion2 ? (
          <>
            <PhaseTag contest={contest} now={now} />
            <PhaseTime contest={contest} now={now} />
          </>
        ) : undefined
      }
      queue={queue.status === 'known' && result ? { ...queue, total: result.contest.entries.length } : queue}
      level={level}
    />
  );
  return isVersion2 ? <EntryNames value={getName}>{view}</EntryNames> : view;
}
