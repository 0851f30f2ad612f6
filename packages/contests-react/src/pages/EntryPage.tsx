import type { ChainConfig } from '@org/chain-config';
import type { Hex } from 'viem';
import { LoadingHeading } from '../base/page/LoadingHeading.tsx';
import { useTexts } from '../base/provider/contests.ts';
import { ContestGate } from '../contest/ContestGate.tsx';
import { EntrySkeleton } from '../contest/entry/EntrySkeleton.tsx';
import { findEntry } from '../contest/entry/findEntry.ts';
import { entryTexts } from '../messages/en/entry.ts';
import { FoundEntry } from './FoundEntry.tsx';
import { NoSuchEntry } from './NoSuchEntry.tsx';

export type EntryPageProps = {
  readonly chainConfig: ChainConfig;
  readonly uid: Hex;
  /** The entry's number as given in the link. */
  readonly place: string;
};

/** The page of one entry with all its reviews. */
export function EntryPage({ chainConfig, uid, place }: EntryPageProps) {
  const entryWords = useTexts('entry', entryTexts);
  return (
    <ContestGate
      {...{ chainConfig, uid, place }}
      skeleton={
        <EntrySkeleton>
          <LoadingHeading>{entryWords.loading}</LoadingHeading>
        </EntrySkeleton>
      }
      renderFound={(found) => {
        const { contest, result, state } = found.reading;
        // All numbered entries have a page, also those that are not in the ranking.
        const entries = state.entries.map(({ number }) => `${number}`);
        const entry = findEntry(entries, place);
        if (entry) return <FoundEntry key={entry.n} {...{ chainConfig, entries, ...found }} place={entry} />;
        // An admitted entry is known once the acts are read.
        return result || found.reading.failure ? (
          <NoSuchEntry chainConfig={chainConfig} contest={{ ...contest, entries }} />
        ) : (
          <EntrySkeleton>
            <LoadingHeading>{entryWords.loading}</LoadingHeading>
          </EntrySkeleton>
        );
      }}
    />
  );
}
