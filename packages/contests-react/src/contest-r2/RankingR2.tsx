import { type ChainConfig, getScanAttestationUrl } from '@org/chain-config';
import { getPhaseR2 } from '@org/contests/r2';
import type { Hex } from 'viem';
import { EntryNames } from '../contest/entryNames.ts';
import { SourceNoticesSlot } from '../contest/SourceNoticesSlot.tsx';
import { LoadingRanking } from '../contest-page/ranking/LoadingRanking.tsx';
import { NoRanking } from '../contest-page/ranking/NoRanking.tsx';
import { Ranking } from '../contest-page/ranking/Ranking.tsx';
import { usePaths } from '../provider/contests.ts';
import { type ContestReadingR2, useContestR2 } from './data/useContestR2.ts';
import { usePhaseTime } from './PhaseTag.tsx';
import { ResultNotices } from './ResultNotices.tsx';
import { useEntryNamesR2 } from './useEntryNamesR2.ts';

type Lookup = ReturnType<typeof useContestR2>;

export type RankingR2Props = { readonly chainConfig: ChainConfig; readonly uid: Hex };

/** The ranking of a contest of version 2, for a page of any site. */
export function RankingR2({ chainConfig, uid }: RankingR2Props) {
  return <ReadRankingR2 {...{ chainConfig, uid }} lookup={useContestR2(chainConfig, uid)} />;
}

/** The ranking of a contest that is being read. */
export function ReadRankingR2({ chainConfig, uid, lookup }: RankingR2Props & { readonly lookup: Lookup }) {
  const { answer } = lookup;
  if (answer.status === 'loading') return <LoadingRanking />;
  if (answer.status === 'missing')
    return (
      <NoRanking
        reason={answer.reason}
        chainConfig={chainConfig}
        isBusy={lookup.isBusy}
        onTryAgain={lookup.refetch}
        onReadFromChain={lookup.readFromChain}
      />
    );
  return <FoundRanking {...{ chainConfig, uid, lookup }} reading={answer} />;
}

type FoundRankingProps = RankingR2Props & { readonly lookup: Lookup; readonly reading: ContestReadingR2 };

function FoundRanking({ chainConfig, uid, lookup, reading }: FoundRankingProps) {
  const paths = usePaths();
  const { contest, result, texts, source } = reading;
  const now = usePhaseTime(result);
  const { slug } = chainConfig;
  return (
    <EntryNames value={useEntryNamesR2(result, texts)}>
      <ResultNotices {...{ contest, result }} nowSeconds={now} later={lookup.later} />
      <SourceNoticesSlot
        {...{ chainConfig, uid, source, isAsked: lookup.isAsked }}
        isStale={reading.isStale}
        isPartial={reading.isPartial}
        onReadFromChain={lookup.readFromChain}
        onReadFromScan={lookup.readFromScan}
        onTryAgain={lookup.refetch}
      />
      <Ranking
        contest={contest}
        ranking={result.ranking}
        reviews={result.counted}
        isFinal={getPhaseR2(contest, now) === 'closed' && result.details?.order === 'confirmed'}
        links={{
          getAddressHref: (address) => paths.account(slug, address),
          getAttestationHref: (review) => getScanAttestationUrl(chainConfig, review),
          getEntryPath: (entry) => paths.entry(slug, uid, Number(entry)),
        }}
      />
    </EntryNames>
  );
}
