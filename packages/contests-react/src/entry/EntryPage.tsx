import type { ChainConfig } from '@org/chain-config';
import type { Hex } from 'viem';
import { ContestGate } from '../contest/ContestGate.tsx';
import { LoadingHeading } from '../page/LoadingHeading.tsx';
import { useTexts } from '../provider/contests.ts';
import { entryTexts } from '../texts/en/entry.ts';
import { EntrySkeleton } from './EntrySkeleton.tsx';
import { FoundEntry } from './FoundEntry.tsx';
import { findEntry } from './findEntry.ts';
import { NoSuchEntry } from './NoSuchEntry.tsx';

export type EntryPageProps = {
  readonly chainConfig: ChainConfig;
  readonly uid: Hex;
  /** The entry's position as given in the link. */
  readonly place: string;
};

/** The page of one entry with all its reviews. */
export function EntryPage({ chainConfig, uid, place }: EntryPageProps) {
  const entryWords = useTexts('entry', entryTexts);
  return (
    <ContestGate
      chainConfig={chainConfig}
      uid={uid}
      place={place}
      skeleton={
        <EntrySkeleton>
          <LoadingHeading>{entryWords.loading}</LoadingHeading>
        </EntrySkeleton>
      }
      renderFound={(answer) => {
        const found = findEntry(answer.contest.entries, place);
        return found ? (
          <FoundEntry key={found.n} {...answer} {...found} chainConfig={chainConfig} />
        ) : (
          <NoSuchEntry chainConfig={chainConfig} contest={answer.contest} />
        );
      }}
    />
  );
}
