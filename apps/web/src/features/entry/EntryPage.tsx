import type { ChainConfig } from '@org/chain-config';
import type { Hex } from 'viem';
import { ContestGate } from '../../shared/contest/ContestGate.tsx';
import type { LoadEvaluateDialog } from '../../shared/contest/evaluateDialog.ts';
import { messages } from '../../shared/messages/messages.ts';
import { LoadingHeading } from '../../shared/page/LoadingHeading.tsx';
import { EntrySkeleton } from './EntrySkeleton.tsx';
import { FoundEntry } from './FoundEntry.tsx';
import { findEntry } from './findEntry.ts';
import { NoSuchEntry } from './NoSuchEntry.tsx';

export type EntryPageProps = {
  readonly chainConfig: ChainConfig;
  readonly uid: Hex;
  /** What the link says where the entry's place should stand. */
  readonly place: string;
  readonly loadEvaluateDialog: LoadEvaluateDialog;
};

/** The page of one entry of a contest, with everything that was written about it. */
export function EntryPage({ chainConfig, uid, place, loadEvaluateDialog }: EntryPageProps) {
  return (
    <ContestGate
      chainConfig={chainConfig}
      uid={uid}
      skeleton={
        <EntrySkeleton>
          <LoadingHeading>{messages.entry.loading}</LoadingHeading>
        </EntrySkeleton>
      }
      renderFound={(answer) => {
        const found = findEntry(answer.contest.entries, place);
        return found ? (
          <FoundEntry
            key={found.n}
            {...answer}
            {...found}
            chainConfig={chainConfig}
            loadEvaluateDialog={loadEvaluateDialog}
          />
        ) : (
          <NoSuchEntry chainConfig={chainConfig} contest={answer.contest} />
        );
      }}
    />
  );
}
