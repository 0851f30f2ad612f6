import { type ChainConfig, getExplorerTransactionUrl } from '@org/chain-config';
import { Banner, Button } from '@org/ui-theme';
import { useTexts } from '../base/provider/contests.ts';
import { writingTexts } from '../messages/en/writing.ts';
import { WriteProblem } from './WriteProblem.tsx';
import { WriteSteps } from './WriteSteps.tsx';
import { isWriting, type WriteState, type WritingErrorCode } from './writeState.ts';

export type SignStatusProps = {
  readonly chainConfig: ChainConfig;
  readonly state: WriteState;
  readonly isSlow: boolean;
  /** The error if the write could not be prepared. */
  readonly code: WritingErrorCode | undefined;
  readonly onRetry: () => void;
};

/** The error or the progress of signing. */
export function SignStatus({ chainConfig, state, isSlow, code, onRetry }: SignStatusProps) {
  const writingWords = useTexts('writing', writingTexts);
  const hash = 'transactionHash' in state ? state.transactionHash : undefined;
  return (
    <>
      {code && (
        <Banner
          tone="error"
          title={writingWords.errors[code]}
          action={
            <Button size="small" variant="outlined" onClick={onRetry}>
              {writingWords.tryAgain}
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
