import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import type { ReactNode } from 'react';
import type { Hex } from 'viem';
import { useHidden } from '../hidden/useHidden.ts';
import { LoadFailed } from '../page/LoadFailed.tsx';
import { useLazyComponent } from '../page/useLazyComponent.ts';
import { type Source, useContest } from './data/useContest.ts';
import { SourceNoticesSlot } from './SourceNoticesSlot.tsx';

const loadContestMissing = () =>
  import('../contest-trouble/ContestMissing.tsx').then(({ ContestMissing }) => ContestMissing);

const loadHiddenContest = () =>
  import('../contest-trouble/HiddenContest.tsx').then(({ HiddenContest }) => HiddenContest);

/** A contest that was found, and who told of it. */
export type FoundAnswer = {
  readonly contest: Contest;
  readonly source: Source;
  /** The visitor wants the chain to be read, whatever it takes. */
  readonly isAsked: boolean;
  /** The last attempt to read it again failed. */
  readonly isStale: boolean;
  readonly onReadFromChain: () => void;
  readonly onReadFromScan: () => void;
};

export type ContestGateProps = {
  readonly chainConfig: ChainConfig;
  readonly uid: Hex;
  /** The outline of the page, until it is known what stands there. */
  readonly skeleton: ReactNode;
  readonly renderFound: (answer: FoundAnswer) => ReactNode;
};

/** Stands before every page of a contest: what its link leads to is told apart here, and shown where it is a contest. */
export function ContestGate({ chainConfig, uid, skeleton, renderFound }: ContestGateProps) {
  const { answer, isAsked, isBusy, isStale, readFromChain, readFromScan, tryAgain } = useContest(
    chainConfig,
    uid,
  );
  const { isHidden, showAnyway } = useHidden(uid);
  const missing = useLazyComponent(loadContestMissing, answer.status === 'missing');
  const hidden = useLazyComponent(loadHiddenContest, isHidden);
  /** What stands in the place of a part that is on its way, or did not arrive. */
  const waitFor = ({ hasFailed, fetchAgain }: { hasFailed: boolean; fetchAgain: () => void }) =>
    hasFailed ? (
      // A newer version may have been published, of which only a new page knows.
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
    return renderFound({
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
      reason={answer.reason}
      chainName={chainConfig.chain.name}
      isBusy={isBusy}
      onTryAgain={tryAgain}
      onReadFromChain={readFromChain}
    />
  );
}
