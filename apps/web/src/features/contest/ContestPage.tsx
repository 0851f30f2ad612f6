import type { ChainConfig } from '@org/chain-config';
import type { Hex } from 'viem';
import { ContestGate } from '../../shared/contest/ContestGate.tsx';
import type { LoadEvaluateDialog } from '../../shared/contest/evaluateDialog.ts';
import { messages } from '../../shared/messages/messages.ts';
import { LoadingHeading } from '../../shared/page/LoadingHeading.tsx';
import { ContestSkeleton } from './ContestSkeleton.tsx';
import { FoundContest } from './FoundContest.tsx';

export type ContestPageProps = {
  readonly chainConfig: ChainConfig;
  readonly uid: Hex;
  /** Without it nothing can be reviewed here. */
  readonly loadEvaluateDialog?: LoadEvaluateDialog;
};

/** The page of one contest. It names its chain; the wallet's chain never changes what it shows. */
export function ContestPage({ chainConfig, uid, loadEvaluateDialog }: ContestPageProps) {
  return (
    <ContestGate
      chainConfig={chainConfig}
      uid={uid}
      skeleton={
        <ContestSkeleton>
          <LoadingHeading>{messages.contest.loading}</LoadingHeading>
        </ContestSkeleton>
      }
      renderFound={(answer) => (
        <FoundContest {...answer} chainConfig={chainConfig} loadEvaluateDialog={loadEvaluateDialog} />
      )}
    />
  );
}
