import type { ChainConfig } from '@org/chain-config';
import { getPhase, type Phase, type Result } from '@org/contests';
import type { ReactNode } from 'react';
import type { Hex } from 'viem';
import { lazyPart } from '../base/page/lazyPart.ts';
import { LoadFailed } from '../base/page/notices.tsx';
import { useHidden } from '../base/provider/contests.ts';
import type { ContestReading } from '../data/reading/contestAnswer.ts';
import { type ContestLookup, useContestReading } from '../data/reading/useContestReading.ts';
import { useChainPhaseTime } from '../data/reading/usePhase.ts';
import { PeopleProvider } from '../person/PeopleProvider.tsx';
import styles from './ContestGate.module.css';
import { EntryNames, useEntryNaming } from './parts/entryNames.ts';
import type { SourceNoticesProps } from './trouble/SourceNotices.tsx';
import { SourceNoticesSlot } from './trouble/SourceNoticesSlot.tsx';

const ActsCheckTextPart = lazyPart(() =>
  import('./verify/ActsCheckText.tsx').then(({ ActsCheckText }) => ActsCheckText),
);

const ChainClockPart = lazyPart(() => import('./ChainClock.tsx').then(({ ChainClock }) => ChainClock));

const ContestMissingPart = lazyPart(() =>
  import('./trouble/ContestMissing.tsx').then(({ ContestMissing }) => ContestMissing),
);

const HiddenContestPart = lazyPart(() =>
  import('./trouble/ContestMissing.tsx').then(({ HiddenContest }) => HiddenContest),
);

/** A contest as its pages get it. */
export type FoundAnswer = {
  readonly reading: ContestReading;
  readonly lookup: ContestLookup;
  /** The time by which the page tells phases. */
  readonly nowSeconds: bigint;
  readonly phase: Phase;
  /** The line that says whether the result has been checked against the chain, or that it is not the scan's. */
  readonly checked: ReactNode;
  /** Notices about the data source; "rest": what the line does not say. */
  readonly renderNotices: (part?: SourceNoticesProps['part']) => ReactNode;
};

/** A contest whose acts have been read. */
export type WholeAnswer = FoundAnswer & { readonly reading: ContestReading & { readonly result: Result } };

/** True if the acts have been read, for pages that show nothing without them. */
export function isWhole(found: FoundAnswer): found is WholeAnswer {
  return found.reading.result !== undefined;
}

export type ContestGateProps = {
  readonly chainConfig: ChainConfig;
  readonly uid: Hex;
  /** Shown until the contest is loaded. */
  readonly skeleton: ReactNode;
  /** The page, with the names of entries and people. */
  readonly renderFound: (found: FoundAnswer) => ReactNode;
};

/** Reads the contest of a page. Without one, it shows the reason. */
export function ContestGate(props: ContestGateProps) {
  const { chainConfig, uid, skeleton } = props;
  const { answer, ...lookup } = useContestReading(chainConfig, uid);
  const { isHidden, showAnyway } = useHidden(uid);
  const missing = ContestMissingPart.use(answer.status === 'missing');
  const hidden = HiddenContestPart.use(isHidden);
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
  if (answer.status === 'found')
    return <Found {...{ chainConfig, lookup }} reading={answer} renderFound={props.renderFound} />;
  if (answer.status === 'loading')
    return (
      <>
        <SourceNoticesSlot {...lookup} {...{ chainConfig, uid }} part="over" source={answer.source} />
        {skeleton}
      </>
    );
  const { Component: ContestMissing } = missing;
  if (!ContestMissing) return waitFor(missing);
  return (
    <ContestMissing
      chainConfig={chainConfig}
      reason={answer.reason}
      isBusy={lookup.isBusy}
      onTryAgain={lookup.tryAgain}
      onReadFromChain={lookup.readFromChain}
    />
  );
}

type FoundProps = Pick<ContestGateProps, 'chainConfig' | 'renderFound'> &
  Pick<FoundAnswer, 'reading' | 'lookup'>;

function Found({ chainConfig, reading, lookup, renderFound }: FoundProps) {
  const { contest, result, texts, source } = reading;
  const { now: nowSeconds, waiting } = useChainPhaseTime({ contest, block: result?.block });
  const document = result?.details.document;
  const getName = useEntryNaming(result ?? { contest, details: reading.state }, texts);
  const renderNotices: FoundAnswer['renderNotices'] = (part) => (
    <SourceNoticesSlot {...reading} {...lookup} {...{ chainConfig, part }} uid={contest.uid} />
  );
  return (
    <EntryNames value={getName}>
      <PeopleProvider
        chainConfig={chainConfig}
        isReady={result !== undefined}
        given={document?.status === 'read' ? document.document.judges : undefined}
      >
        {waiting && <ChainClockPart {...{ chainConfig, waiting }} onPassed={lookup.refetch} />}
        {renderFound({
          ...{ reading, lookup, nowSeconds, renderNotices },
          phase: getPhase(contest, nowSeconds),
          checked: (
            // Reserves the height of the line, whose code loads after the result.
            <div className={styles.line}>
              {source === 'chain'
                ? renderNotices('line')
                : result && (
                    <ActsCheckTextPart
                      check={lookup.check}
                      {...{ result }}
                      isOwnChain={chainConfig.status === 'local'}
                      onReadFromChain={lookup.readFromChain}
                    />
                  )}
            </div>
          ),
        })}
      </PeopleProvider>
    </EntryNames>
  );
}
