import type { ChainConfig } from '@org/chain-config';
import type { ReactNode } from 'react';
import type { Hex } from 'viem';
import { EntryNames } from '../contest/entryNames.ts';
import { SourceNoticesSlot } from '../contest/SourceNoticesSlot.tsx';
import { ContestMissing } from '../contest-trouble/ContestMissing.tsx';
import { PeopleProvider } from '../person/PeopleProvider.tsx';
import { ActsCheckLine } from './ActsCheckLine.tsx';
import { type ContestReadingR2, useContestR2 } from './data/useContestR2.ts';
import { usePhaseTime } from './PhaseTag.tsx';
import { useEntryNamesR2 } from './useEntryNamesR2.ts';

type Lookup = Omit<ReturnType<typeof useContestR2>, 'answer'>;

/** A contest of version 2 as its pages get it. */
export type FoundR2 = {
  readonly reading: ContestReadingR2;
  readonly lookup: Lookup;
  /** The time by which the page tells phases. */
  readonly nowSeconds: bigint;
  /** Whether the result has been checked against the chain. */
  readonly checked: ReactNode;
  /** Notices about the data source. */
  readonly notices: ReactNode;
};

export type ReadContestR2Props = {
  readonly chainConfig: ChainConfig;
  readonly uid: Hex;
  /** The outline of the page while it is read. */
  readonly loading: ReactNode;
  /** The page, with the names of entries and people. */
  readonly renderFound: (found: FoundR2) => ReactNode;
};

/** Reads a contest of version 2 for one of its pages. */
export function ReadContestR2({ chainConfig, uid, loading, renderFound }: ReadContestR2Props) {
  const { answer, ...lookup } = useContestR2(chainConfig, uid);
  if (answer.status === 'loading') return loading;
  if (answer.status === 'missing')
    return (
      <ContestMissing
        chainConfig={chainConfig}
        reason={answer.reason}
        isBusy={lookup.isBusy}
        onTryAgain={lookup.refetch}
        onReadFromChain={lookup.readFromChain}
      />
    );
  return <Found {...{ chainConfig, lookup, renderFound }} reading={answer} />;
}

type FoundProps = Pick<ReadContestR2Props, 'chainConfig' | 'renderFound'> &
  Pick<FoundR2, 'reading' | 'lookup'>;

function Found({ chainConfig, reading, lookup, renderFound }: FoundProps) {
  const { contest, result, texts, source } = reading;
  const nowSeconds = usePhaseTime(result);
  const getName = useEntryNamesR2(result, texts);
  return (
    <EntryNames value={getName}>
      <PeopleProvider chainConfig={chainConfig} isReady>
        {renderFound({
          ...{ reading, lookup, nowSeconds },
          checked: source === 'scan' && (
            <ActsCheckLine check={lookup.check} onReadFromChain={lookup.readFromChain} />
          ),
          notices: (
            <SourceNoticesSlot
              {...{ chainConfig, source, isAsked: lookup.isAsked, uid: contest.uid }}
              isStale={reading.isStale}
              isPartial={reading.isPartial}
              onReadFromChain={lookup.readFromChain}
              onReadFromScan={lookup.readFromScan}
              onTryAgain={lookup.refetch}
            />
          ),
        })}
      </PeopleProvider>
    </EntryNames>
  );
}
