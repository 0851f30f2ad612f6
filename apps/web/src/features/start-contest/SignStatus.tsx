import { type ChainConfig, getExplorerTransactionUrl } from '@org/chain-config';
import { Banner, Button } from '@org/ui-theme';
import { messages } from '../../shared/messages/messages.ts';
import type { WritingErrorCode } from '../../shared/writing/getWritingErrorCode.ts';
import { WriteProblem } from '../../shared/writing/WriteProblem.tsx';
import { WriteSteps } from '../../shared/writing/WriteSteps.tsx';
import { isWriting, type WriteState } from '../../shared/writing/writeState.ts';

export type SignStatusProps = {
  readonly chainConfig: ChainConfig;
  readonly state: WriteState;
  readonly isSlow: boolean;
  /** Why nothing could be prepared. */
  readonly code: WritingErrorCode | undefined;
  readonly onRetry: () => void;
};

/** What is in the way of signing, or how far it has come. */
export function SignStatus({ chainConfig, state, isSlow, code, onRetry }: SignStatusProps) {
  const hash = 'transactionHash' in state ? state.transactionHash : undefined;
  return (
    <>
      {code && (
        <Banner
          tone="error"
          title={messages.writing.errors[code]}
          action={
            <Button size="small" variant="outlined" onClick={onRetry}>
              {messages.writing.tryAgain}
            </Button>
          }
        />
      )}
      <WriteProblem {...{ state, chainConfig }} />
      {(isWriting(state) || state.status === 'visible') && (
        <WriteSteps
          state={state}
          isSlow={isSlow}
          transactionHref={hash ? getExplorerTransactionUrl(chainConfig, hash) : null}
        />
      )}
    </>
  );
}
