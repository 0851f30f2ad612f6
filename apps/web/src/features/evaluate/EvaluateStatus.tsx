import { type ChainConfig, getExplorerTransactionUrl } from '@org/chain-config';
import { Button } from '@org/ui-theme';
import { useEffect, useRef } from 'react';
import { messages } from '../../shared/messages/messages.ts';
import { walletSession } from '../../shared/session/session.ts';
import { useWalletSession } from '../../shared/session/useWalletSession.ts';
import { WriteProblem } from '../../shared/writing/WriteProblem.tsx';
import { WriteSteps } from '../../shared/writing/WriteSteps.tsx';
import { isWriting, type WriteState } from '../../shared/writing/writeState.ts';

export type EvaluateStatusProps = {
  readonly chainConfig: ChainConfig;
  readonly state: WriteState;
  readonly isSlow: boolean;
};

/** Under the form: how far it has come, or what has stopped it. */
export function EvaluateStatus({ chainConfig, state, isSlow }: EvaluateStatusProps) {
  const { status } = useWalletSession();
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
              <Button size="small" onClick={walletSession.openConnect}>
                {messages.writing.connect}
              </Button>
            ) : undefined
          }
        />
      </div>
      {isWriting(state) && (
        <WriteSteps
          state={state}
          isSlow={isSlow}
          transactionHref={transactionHash ? getExplorerTransactionUrl(chainConfig, transactionHash) : null}
        />
      )}
    </>
  );
}
