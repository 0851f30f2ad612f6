import type { ChainConfig } from '@org/chain-config';
import type { ReactNode } from 'react';
import type { Hex } from 'viem';
import { findEntry } from '../entry/findEntry.ts';
import { NoSuchEntry } from '../entry/NoSuchEntry.tsx';
import { FoundContest } from './FoundContest.tsx';
import { FoundEntry } from './FoundEntry.tsx';
import { OldContestGate } from './OldContestGate.tsx';

export type OldContestPagesProps = {
  readonly chainConfig: ChainConfig;
  readonly uid: Hex;
  /** The entry's position as given in the link, on the page of an entry. */
  readonly place: string | undefined;
  readonly skeleton: ReactNode;
};

/** The pages of a contest that no resolver enforces. This folder goes with that kind of contest. */
export function OldContestPages({ chainConfig, uid, place, skeleton }: OldContestPagesProps) {
  return (
    <OldContestGate
      {...{ chainConfig, uid, skeleton }}
      renderFound={(answer) => {
        if (place === undefined) return <FoundContest {...answer} chainConfig={chainConfig} />;
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
