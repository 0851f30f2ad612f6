import { useContestR2 } from '../contest-r2/data/useContestR2.ts';
import { PhaseTag, PhaseTime, usePhaseTime } from '../contest-r2/PhaseTag.tsx';
import { type RankingR2Props, ReadRankingR2 } from '../contest-r2/RankingR2.tsx';
import { usePaths } from '../provider/contests.ts';
import { EmbedView } from './EmbedView.tsx';

/** A contest of version 2 inside a page of another site. */
export function EmbedR2({ chainConfig, uid }: RankingR2Props) {
  const paths = usePaths();
  const lookup = useContestR2(chainConfig, uid);
  const found = lookup.answer.status === 'found' ? lookup.answer : undefined;
  const contest = found?.contest;
  const now = usePhaseTime({ contest, block: found?.result.block });
  return (
    <EmbedView
      href={paths.contest(chainConfig.slug, uid)}
      contest={contest}
      nowSeconds={now}
      state={
        contest && (
          <>
            <PhaseTag contest={contest} now={now} />
            <PhaseTime contest={contest} now={now} />
          </>
        )
      }
    >
      <ReadRankingR2 {...{ chainConfig, uid, lookup }} />
    </EmbedView>
  );
}
