import { type ChainConfig, getScanAttestationUrl } from '@org/chain-config';
import { getPhase, type Result } from '@org/contests';
import { Banner, Button, VisuallyHidden } from '@org/ui-theme';
import type { ReactNode } from 'react';
import type { Hex } from 'viem';
import { findChain, useConfig, useHidden, useMessages, usePaths } from '../base/provider/contests.ts';
import { useAssignments } from '../data/reading/assignments.ts';
import type { ContestAnswer, ContestReading } from '../data/reading/contestAnswer.ts';
import { type ContestLookup, useContestReading } from '../data/reading/useContestReading.ts';
import { hasJudgingBegun, usePhaseTime } from '../data/reading/usePhase.ts';
import type { ReadingProgress } from '../data/replay/replayParts.ts';
import { englishContest } from '../messages/en/contest.ts';
import { englishContestTrouble } from '../messages/en/contestTrouble.ts';
import { englishTrouble } from '../messages/en/trouble.ts';
import { RankingSkeleton } from './ContestSkeleton.tsx';
import { EntryNames, useEntryNaming } from './parts/entryNames.ts';
import { ResultNotices } from './parts/ResultNotices.tsx';
import { ReviewsFailed } from './parts/ReviewsFailed.tsx';
import { Ranking } from './ranking/Ranking.tsx';
import { type ContestMissingProps, useMissingDescription } from './trouble/ContestMissing.tsx';
import { SourceNoticesSlot } from './trouble/SourceNoticesSlot.tsx';

type FoundRankingProps = {
  readonly chainConfig: ChainConfig;
  readonly uid: Hex;
  readonly lookup: ContestLookup;
  readonly reading: ContestReading;
  readonly result: Result;
};

/** The ranking of a contest whose reviews have been read. */
function FoundRanking({ chainConfig, uid, lookup, reading, result }: FoundRankingProps) {
  const paths = usePaths();
  const { contest, texts, isReadingTexts, source } = reading;
  const { details } = result;
  const now = usePhaseTime(result);
  const phase = getPhase(contest, now);
  const { slug } = chainConfig;
  // The contest's own page counts the same reviews.
  const { assignments, isPending } = useAssignments(chainConfig, contest, {
    enabled: hasJudgingBegun(phase),
  });
  return (
    <EntryNames value={useEntryNaming(result, texts)}>
      <ResultNotices {...{ contest, result, isReadingTexts }} nowSeconds={now} later={lookup.later} />
      <SourceNoticesSlot
        {...{ chainConfig, uid, source, force: lookup.force }}
        isStale={reading.isStale}
        isPartial={reading.isPartial}
        readFromChain={lookup.readFromChain}
        readFromScan={lookup.readFromScan}
        refetch={lookup.refetch}
      />
      <Ranking
        {...{ contest, details, phase, assignments }}
        isCounting={isPending}
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

export type ContestRankingProps = {
  /** The slug of a configured chain. */
  readonly chain: string;
  readonly uid: Hex;
};

/**
 * The ranking of a contest, for a page of any site: read from the scan, or from the chain where the scan cannot be used,
 * and kept up to date while the contest can change.
 *
 * @example
 * <ContestRanking chain="base-sepolia" uid="0x…" />
 */
export function ContestRanking({ chain, uid }: ContestRankingProps) {
  const messages = useMessages('trouble', englishTrouble).unknownChain;
  const chainConfig = findChain(useConfig(), chain);
  if (!chainConfig) return <Banner tone="error" title={messages.title} />;
  return <RankingOnChain key={`${chain} ${uid}`} chainConfig={chainConfig} uid={uid} />;
}

function RankingOnChain({ chainConfig, uid }: { readonly chainConfig: ChainConfig; readonly uid: Hex }) {
  const { answer, ...lookup } = useContestReading(chainConfig, uid);
  return <ReadRanking {...{ chainConfig, uid, answer, lookup }} />;
}

export type ReadRankingProps = {
  readonly chainConfig: ChainConfig;
  readonly uid: Hex;
  readonly answer: ContestAnswer;
  readonly lookup: ContestLookup;
};

/** The ranking of a contest that is being read. */
export function ReadRanking({ chainConfig, uid, answer, lookup }: ReadRankingProps): ReactNode {
  const { isHidden, showAnyway } = useHidden(uid);
  if (isHidden) return <HiddenRanking onShowAnyway={showAnyway} />;
  if (answer.status === 'loading') return <LoadingRanking />;
  if (answer.status === 'missing')
    return (
      <NoRanking
        chainConfig={chainConfig}
        reason={answer.reason}
        isBusy={lookup.isBusy}
        onTryAgain={lookup.tryAgain}
        onReadFromChain={lookup.readFromChain}
      />
    );
  const { result, failure } = answer;
  // Names decide how high the rows are: a page around the ranking moves once, unless they take long.
  if (result && !answer.isAwaitingTexts)
    return <FoundRanking {...{ chainConfig, uid, lookup, result }} reading={answer} />;
  if (!failure) return <LoadingRanking progress={answer.progress} />;
  return (
    <ReviewsFailed
      tooMuch={failure.tooMuch}
      onTryAgain={lookup.refetch}
      onReadFromChain={lookup.readFromChain}
    />
  );
}

function HiddenRanking({ onShowAnyway }: { readonly onShowAnyway: () => void }) {
  const messages = useMessages('contestTrouble', englishContestTrouble).hidden;
  const action = (
    <Button size="small" variant="outlined" onClick={onShowAnyway}>
      {messages.showAnyway}
    </Button>
  );
  return (
    <Banner title={messages.title} action={action}>
      {messages.text}
    </Banner>
  );
}

/** In place of a ranking that is read. */
function LoadingRanking({ progress }: { readonly progress?: ReadingProgress | undefined }) {
  const messages = useMessages('contest', englishContest);
  return (
    <div role="status">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <RankingSkeleton>
        {progress && <progress aria-label={messages.loading} value={progress.done} max={progress.total} />}
      </RankingSkeleton>
    </div>
  );
}

/** Explains why there is no ranking. */
function NoRanking(props: ContestMissingProps) {
  const { title, text, action } = useMissingDescription(props);
  return (
    <Banner tone="error" title={title} action={action}>
      {text}
    </Banner>
  );
}
