import { type ChainConfig, getScanAttestationUrl } from '@org/chain-config';
import { getContestState } from '@org/contests';
import type { Hex } from 'viem';
import type { Source } from '../contest/data/contestAnswer.ts';
import { ReviewsFailed } from '../contest/ReviewsFailed.tsx';
import { SourceNoticesSlot } from '../contest/SourceNoticesSlot.tsx';
import { LoadingRanking } from '../contest-page/ranking/LoadingRanking.tsx';
import { NoRanking } from '../contest-page/ranking/NoRanking.tsx';
import { Ranking } from '../contest-page/ranking/Ranking.tsx';
import { usePaths } from '../provider/contests.ts';
import { useNow } from '../time/useNow.ts';
import { useOldContest } from './useOldContest.ts';
import { useResult } from './useResult.ts';

/** The ranking of a contest that no resolver enforces. */
export function OldRanking({ chainConfig, uid }: { readonly chainConfig: ChainConfig; readonly uid: Hex }) {
  const lookup = useOldContest(chainConfig, uid);
  const { answer } = lookup;
  if (answer.status === 'loading') return <LoadingRanking />;
  if (answer.status === 'missing')
    return (
      <NoRanking
        reason={answer.reason}
        chainConfig={chainConfig}
        isBusy={lookup.isBusy}
        onTryAgain={lookup.tryAgain}
        onReadFromChain={lookup.readFromChain}
      />
    );
  return <LiveRanking {...{ chainConfig, lookup }} contest={answer.contest} source={answer.source} />;
}

type LiveRankingProps = {
  readonly chainConfig: ChainConfig;
  readonly contest: Parameters<typeof useResult>[1];
  readonly source: Source;
  readonly lookup: Pick<
    ReturnType<typeof useOldContest>,
    'isAsked' | 'isStale' | 'readFromChain' | 'readFromScan'
  >;
};

function LiveRanking({ chainConfig, contest, source, lookup }: LiveRankingProps) {
  const paths = usePaths();
  const state = getContestState(contest, useNow(contest.endsAt));
  const isJudging = state === 'judging';
  const answer = useResult(chainConfig, contest, {
    source,
    isAsked: lookup.isAsked,
    isJudging,
    isAwaiting: false,
  });
  const { result, tooMuch } = answer;
  if (!result && answer.isError)
    return (
      <ReviewsFailed tooMuch={tooMuch} onTryAgain={answer.refetch} onReadFromChain={lookup.readFromChain} />
    );
  if (!result) return <LoadingRanking progress={answer.progress} />;
  const { slug } = chainConfig;
  return (
    <>
      <SourceNoticesSlot
        {...{ chainConfig, source: answer.source, isAsked: lookup.isAsked }}
        uid={contest.uid}
        isStale={lookup.isStale || answer.isStale}
        isPartial={answer.isPartial}
        onReadFromChain={lookup.readFromChain}
        onReadFromScan={lookup.readFromScan}
        onTryAgain={answer.refetch}
      />
      <Ranking
        contest={contest}
        ranking={result.ranking}
        reviews={result.counted}
        isFinal={state === 'closed'}
        links={{
          getAddressHref: (address) => paths.account(slug, address),
          getAttestationHref: (uid) => getScanAttestationUrl(chainConfig, uid),
          getEntryPath: (entry) => paths.entry(slug, contest.uid, contest.entries.indexOf(entry) + 1),
        }}
      />
    </>
  );
}
