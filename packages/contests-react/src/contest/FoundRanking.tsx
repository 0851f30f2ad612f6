import { type ChainConfig, getScanAttestationUrl } from '@org/chain-config';
import { getPhase, type Result } from '@org/contests';
import type { Hex } from 'viem';
import { usePaths } from '../base/provider/contests.ts';
import type { ContestReading } from '../data/reading/contestAnswer.ts';
import type { ContestLookup } from '../data/reading/useContestReading.ts';
import { usePhaseTime } from '../data/reading/usePhase.ts';
import { EntryNames } from './parts/entryNames.ts';
import { ResultNotices } from './parts/ResultNotices.tsx';
import { useEntryNaming } from './parts/useEntryNaming.ts';
import { Ranking } from './ranking/Ranking.tsx';
import { SourceNoticesSlot } from './trouble/SourceNoticesSlot.tsx';

export type FoundRankingProps = {
  readonly chainConfig: ChainConfig;
  readonly uid: Hex;
  readonly lookup: ContestLookup;
  readonly reading: ContestReading;
  readonly result: Result;
};

/** The ranking of a contest whose reviews have been read. */
export function FoundRanking({ chainConfig, uid, lookup, reading, result }: FoundRankingProps) {
  const paths = usePaths();
  const { contest, texts, source } = reading;
  const { details } = result;
  const now = usePhaseTime(result);
  const phase = getPhase(contest, now);
  const { slug } = chainConfig;
  return (
    <EntryNames value={useEntryNaming(result, texts)}>
      <ResultNotices {...{ contest, result }} nowSeconds={now} later={lookup.later} />
      <SourceNoticesSlot
        {...{ chainConfig, uid, source, force: lookup.force }}
        isStale={reading.isStale}
        isPartial={reading.isPartial}
        onReadFromChain={lookup.readFromChain}
        onReadFromScan={lookup.readFromScan}
        onTryAgain={lookup.refetch}
      />
      <Ranking
        {...{ contest, details, phase }}
        ranking={result.ranking}
        reviews={result.counted}
        isFinal={phase === 'closed' && details.isFinal}
        links={{
          getAddressHref: (address) => paths.account(slug, address),
          getAttestationHref: (review) => getScanAttestationUrl(chainConfig, review),
          getEntryPath: (entry) => paths.entry(slug, uid, Number(entry)),
        }}
      />
    </EntryNames>
  );
}
