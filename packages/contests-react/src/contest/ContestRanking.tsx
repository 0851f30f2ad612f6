import type { ChainConfig } from '@org/chain-config';
import { Banner, Button, VisuallyHidden } from '@org/ui-theme';
import type { ReactNode } from 'react';
import type { Hex } from 'viem';
import { findChain, useConfig, useHidden, useTexts } from '../base/provider/contests.ts';
import type { ContestAnswer } from '../data/reading/contestAnswer.ts';
import { type ContestLookup, useContestReading } from '../data/reading/useContestReading.ts';
import type { ReadingProgress } from '../data/replay/replayParts.ts';
import { contestTexts } from '../messages/en/contest.ts';
import { contestTroubleTexts } from '../messages/en/contestTrouble.ts';
import { troubleTexts } from '../messages/en/trouble.ts';
import { RankingSkeleton } from './ContestSkeleton.tsx';
import { FoundRanking } from './FoundRanking.tsx';
import { ReviewsFailed } from './parts/ReviewsFailed.tsx';
import { type ContestMissingProps, useMissingDescription } from './trouble/ContestMissing.tsx';

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
  const words = useTexts('trouble', troubleTexts).unknownChain;
  const chainConfig = findChain(useConfig(), chain);
  if (!chainConfig) return <Banner tone="error" title={words.title} />;
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
  if (result) return <FoundRanking {...{ chainConfig, uid, lookup, result }} reading={answer} />;
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

/** In place of a ranking that is read. */
function LoadingRanking({ progress }: { readonly progress?: ReadingProgress | undefined }) {
  const words = useTexts('contest', contestTexts);
  return (
    <div role="status">
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      <RankingSkeleton>
        {progress && <progress aria-label={words.loading} value={progress.done} max={progress.total} />}
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
