import type { ChainConfig } from '@org/chain-config';
import type { Hex } from 'viem';
import type { LoadEvaluateDialog } from '../../shared/contest/evaluateDialog.ts';
import { useLazyComponent } from '../../shared/lazy/useLazyComponent.ts';
import { ContestSkeleton } from './ContestSkeleton.tsx';
import { useContest } from './data/useContest.ts';
import { FoundContest } from './FoundContest.tsx';

const loadContestMissing = () =>
  import('./missing/ContestMissing.tsx').then(({ ContestMissing }) => ContestMissing);

export type ContestPageProps = {
  readonly chainConfig: ChainConfig;
  readonly uid: Hex;
  /** Without it nothing can be reviewed here. */
  readonly loadEvaluateDialog?: LoadEvaluateDialog;
};

/** The page of one contest. It names its chain; the wallet's chain never changes what it shows. */
export function ContestPage({ chainConfig, uid, loadEvaluateDialog }: ContestPageProps) {
  const { answer, isBusy, isStale, readFromChain, readFromScan, tryAgain } = useContest(chainConfig, uid);
  const { Component: ContestMissing } = useLazyComponent(loadContestMissing, answer.status === 'missing');
  switch (answer.status) {
    case 'loading':
      return <ContestSkeleton />;
    case 'missing':
      return ContestMissing === undefined ? (
        <ContestSkeleton />
      ) : (
        <ContestMissing
          reason={answer.reason}
          chainName={chainConfig.chain.name}
          isBusy={isBusy}
          onTryAgain={tryAgain}
          onReadFromChain={readFromChain}
        />
      );
    case 'found':
      return (
        <FoundContest
          chainConfig={chainConfig}
          contest={answer.contest}
          source={answer.source}
          isStale={isStale}
          onReadFromChain={readFromChain}
          onReadFromScan={readFromScan}
          loadEvaluateDialog={loadEvaluateDialog}
        />
      );
  }
}
