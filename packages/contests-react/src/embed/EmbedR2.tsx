import { useContestR2 } from '../contest-r2/data/useContestR2.ts';
import { findMoment, PhaseTag, PhaseTime } from '../contest-r2/PhaseTag.tsx';
import { type RankingR2Props, ReadRankingR2 } from '../contest-r2/RankingR2.tsx';
import { usePaths } from '../provider/contests.ts';
import { useNow } from '../time/useNow.ts';
import { EmbedView } from './EmbedView.tsx';

/** A contest of version 2 inside a page of another site. */
export function EmbedR2({ chainConfig, uid }: RankingR2Props) {
  const paths = usePaths();
  const lookup = useContestR2(chainConfig, uid);
  const contest = lookup.answer.status === 'found' ? lookup.answer.contest : undefined;
  const now = useNow(contest ? findMoment(contest, BigInt(Math.floor(Date.now() / 1000))) : null);
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
