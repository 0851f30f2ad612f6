import { type ChainConfig, getScanAttestationUrl } from '@org/chain-config';
import { getContestState } from '@org/contests';
import { Banner, Button } from '@org/ui-theme';
import type { Hex } from 'viem';
import { type Source, useContest } from '../../contest/data/useContest.ts';
import { useResult } from '../../contest/data/useResult.ts';
import { ReviewsFailed } from '../../contest/ReviewsFailed.tsx';
import { SourceNoticesSlot } from '../../contest/SourceNoticesSlot.tsx';
import { isMissingR2 } from '../../contest-trouble/isMissingR2.ts';
import { useHidden } from '../../hidden/useHidden.ts';
import { useConfig, usePaths, useTexts } from '../../provider/contests.ts';
import { findChain } from '../../provider/findChain.ts';
import { contestTroubleTexts } from '../../texts/en/contestTrouble.ts';
import { troubleTexts } from '../../texts/en/trouble.ts';
import { useNow } from '../../time/useNow.ts';
import { LazyContent } from '../sections/LazyContent.tsx';
import { LoadingRanking } from './LoadingRanking.tsx';
import { NoRanking } from './NoRanking.tsx';
import { Ranking } from './Ranking.tsx';

export type ContestRankingProps = {
  /** The slug of a configured chain. */
  readonly chain: string;
  readonly uid: Hex;
};

const loadRankingR2 = () => import('../../contest-r2/RankingR2.tsx').then(({ RankingR2 }) => RankingR2);

/**
 * The ranking of a contest, for a page of any site: read from the scan, or from the chain where the scan cannot be used,
 * and kept up to date while judging is open. The code for contests of version 2 loads when one is shown.
 *
 * @example
 * <ContestRanking chain="base-sepolia" uid="0x…" />
 */
export function ContestRanking({ chain, uid }: ContestRankingProps) {
  const words = useTexts('trouble', troubleTexts).unknownChain;
  const chainConfig = findChain(useConfig(), chain);
  if (!chainConfig) return <Banner tone="error" title={words.title} />;
  return <RankingOnChain key={`${chain} ${uid}`} chainConfig={chainConfig} uid={uid} />;
}

function RankingOnChain({ chainConfig, uid }: { readonly chainConfig: ChainConfig; readonly uid: Hex }) {
  const lookup = useContest(chainConfig, uid);
  const { isHidden, showAnyway } = useHidden(uid);
  const { answer } = lookup;
  if (isHidden) return <HiddenRanking onShowAnyway={showAnyway} />;
  if (answer.status === 'loading') return <LoadingRanking />;
  if (answer.status === 'missing' && isMissingR2(chainConfig, answer.reason))
    return <LazyContent load={loadRankingR2} props={{ chainConfig, uid }} />;
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

function HiddenRanking({ onShowAnyway }: { readonly onShowAnyway: () => void }) {
  const words = useTexts('contestTrouble', contestTroubleTexts).hidden;
  const action = (
    <Button size="small" variant="outlined" onClick={onShowAnyway}>
      {words.showAnyway}
    </Button>
  );
  return (
    <Banner title={words.title} action={action}>
      {words.text}
    </Banner>
  );
}

type LiveRankingProps = {
  readonly chainConfig: ChainConfig;
  readonly contest: Parameters<typeof useResult>[1];
  readonly source: Source;
  readonly lookup: Pick<
    ReturnType<typeof useContest>,
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
