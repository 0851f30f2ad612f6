import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import type { ReactNode } from 'react';
import type { Hex } from 'viem';
import type { Source } from '../contest/data/contestAnswer.ts';
import { SourceNoticesSlot } from '../contest/SourceNoticesSlot.tsx';
import { useHidden } from '../hidden/useHidden.ts';
import { LoadFailed } from '../page/LoadFailed.tsx';
import { useLazyComponent } from '../page/useLazyComponent.ts';
import { useOldContest } from './useOldContest.ts';

const loadContestMissing = () =>
  import('../contest-trouble/ContestMissing.tsx').then(({ ContestMissing }) => ContestMissing);

const loadHiddenContest = () =>
  import('../contest-trouble/HiddenContest.tsx').then(({ HiddenContest }) => HiddenContest);

/** A contest that was found, and its source. */
export type FoundAnswer = {
  readonly contest: Contest;
  readonly source: Source;
  /** The visitor requested a read from the chain, without a request limit. */
  readonly isAsked: boolean;
  /** The last refetch failed. */
  readonly isStale: boolean;
  readonly onReadFromChain: () => void;
  readonly onReadFromScan: () => void;
};

export type OldContestGateProps = {
  readonly chainConfig: ChainConfig;
  readonly uid: Hex;
  /** Shown until the contest is loaded. */
  readonly skeleton: ReactNode;
  readonly renderFound: (answer: FoundAnswer) => ReactNode;
};

/** Loads the contest of a page. Without one, it shows the reason. */
export function OldContestGate(props: OldContestGateProps) {
  const { chainConfig, uid, skeleton } = props;
  const { answer, isAsked, isBusy, isStale, readFromChain, readFromScan, tryAgain } = useOldContest(
    chainConfig,
    uid,
  );
  const { isHidden, showAnyway } = useHidden(uid);
  const missing = useLazyComponent(loadContestMissing, answer.status === 'missing');
  const hidden = useLazyComponent(loadHiddenContest, isHidden);
  /** Shown while a lazy component is loading or has failed. */
  const waitFor = ({ hasFailed, fetchAgain }: { hasFailed: boolean; fetchAgain: () => void }) =>
    hasFailed ? (
      // After a deployment the old chunks are gone: only a reload finds the new ones.
      <LoadFailed onTryAgain={() => (navigator.onLine ? window.location.reload() : fetchAgain())} />
    ) : (
      skeleton
    );
  if (isHidden) {
    const { Component: HiddenContest } = hidden;
    return HiddenContest ? <HiddenContest onShowAnyway={showAnyway} /> : waitFor(hidden);
  }
  if (answer.status === 'found') {
    const { contest, source } = answer;
    return props.renderFound({
      contest,
      source,
      isAsked,
      isStale,
      onReadFromChain: readFromChain,
      onReadFromScan: readFromScan,
    });
  }
  if (answer.status === 'loading')
    return (
      <>
        <SourceNoticesSlot
          {...{ chainConfig, uid, isAsked }}
          source={answer.source}
          onReadFromScan={readFromScan}
        />
        {skeleton}
      </>
    );
  const { Component: ContestMissing } = missing;
  if (!ContestMissing) return waitFor(missing);
  return (
    <ContestMissing
      chainConfig={chainConfig}
      reason={answer.reason}
      isBusy={isBusy}
      onTryAgain={tryAgain}
      onReadFromChain={readFromChain}
    />
  );
}
