import { type ChainConfig, getExplorerTransactionUrl } from '@org/chain-config';
import { Button } from '@org/ui-theme';
import { useEffect, useRef } from 'react';
import { useTexts, useWallet, useWalletState } from '../../base/provider/contests.ts';
import { reviewFormTexts } from '../../messages/en/reviewForm.ts';
import { writingTexts } from '../../messages/en/writing.ts';
import { WriteProblem } from '../../write/WriteProblem.tsx';
import { WriteSteps } from '../../write/WriteSteps.tsx';
import { isWriting, type WriteState } from '../../write/writeState.ts';

export type ReviewStatusProps = {
  readonly chainConfig: ChainConfig;
  readonly state: WriteState;
  readonly isSlow: boolean;
  /** The review will be sealed. */
  readonly willSeal?: boolean;
};

/** Under the form: the progress or the error of the write. */
export function ReviewStatus({ chainConfig, state, isSlow, willSeal = false }: ReviewStatusProps) {
  const { sealed } = useTexts('reviewForm', reviewFormTexts);
  const writingWords = useTexts('writing', writingTexts);
  const wallet = useWallet();
  const { status } = useWalletState();
  const transactionHash = 'transactionHash' in state ? state.transactionHash : undefined;
  const problem = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.status === 'failed') problem.current?.scrollIntoView({ block: 'nearest' });
  }, [state.status]);
  return (
    <>
      <div ref={problem}>
        <WriteProblem
          {...{ state, chainConfig }}
          action={
            status !== 'connected' ? (
              <Button size="small" onClick={wallet.openConnect}>
                {writingWords.connect}
              </Button>
            ) : undefined
          }
        />
      </div>
      {isWriting(state) && (
        <WriteSteps
          state={state}
          isSlow={isSlow}
          lastStep={willSeal ? sealed.step : undefined}
          transactionHref={transactionHash ? getExplorerTransactionUrl(chainConfig, transactionHash) : null}
        />
      )}
    </>
  );
}
