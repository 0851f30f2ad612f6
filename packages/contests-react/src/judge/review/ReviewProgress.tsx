import { type ChainConfig, getExplorerTransactionUrl } from '@org/chain-config';
import type { ReviewProblem } from '@org/contests';
import type { WriteRevert } from '@org/contests/write';
import { Banner, Button } from '@org/ui-theme';
import { useEffect, useRef } from 'react';
import type { Address } from 'viem';
import { useOnline } from '../../base/page/browser.ts';
import { useMessages, useWallet, useWalletState } from '../../base/provider/contests.ts';
import { englishRefusals } from '../../messages/en/refusals.ts';
import { englishReviewForm } from '../../messages/en/reviewForm.ts';
import { englishWriting } from '../../messages/en/writing.ts';
import type { Messages } from '../../messages/messages.ts';
import { useSwitchChain, WrongNetwork } from '../../write/WrongNetwork.tsx';
import { SignLine, WriteProblem, WriteSteps } from '../../write/writeParts.tsx';
import { type Cost, isWriting, type WriteState } from '../../write/writeState.ts';
import styles from './ReviewProgress.module.css';

type MessagesOfPart = Messages['reviewForm']['problems'];

const sentences: Record<ReviewProblem['code'], (messages: MessagesOfPart, problem: ReviewProblem) => string> =
  {
    'not-open': (messages) => messages.notOpen,
    sealed: (messages) => messages.sealed,
    closed: (messages) => messages.contestOver,
    withdrawn: (messages) => messages.contestWithdrawn,
    'not-a-judge': (messages) => messages.notAJudge,
    'unknown-entry': (messages) => messages.unknownEntry,
    'missing-points': (messages) => messages.pointsMissing,
    'wrong-points': (messages) => messages.pointsWrong,
    'too-many-bytes': (messages, { length = 0, max = 0 }) => messages.commentTooManyBytes(length, max),
    'malformed-text': (messages) => messages.commentMalformed,
  };

/** The sentence for a problem of a review. */
export function describeReviewProblem(problem: ReviewProblem, messages: MessagesOfPart): string {
  return sentences[problem.code](messages, problem);
}

type ReviewNoticeProps = {
  readonly chainConfig: ChainConfig;
  readonly account: Address;
  readonly cost: Cost;
  /** The wallet has signed. */
  readonly isSent: boolean;
  /** Judging has ended by the chain's clock. */
  readonly isLate: boolean;
  /** The wallet is on the contest's chain. */
  readonly isOnChain: boolean;
  /** A problem that editing the comment does not fix. */
  readonly problem: ReviewProblem | undefined;
  /** The error of the contract that would refuse the review. */
  readonly revert?: WriteRevert | undefined;
  /** The review will be sealed. */
  readonly willSeal?: boolean;
  /** `false`: the browser keeps nothing. */
  readonly isDraftKept?: boolean;
};

/** Above the buttons: what blocks signing, the account, and the fee. */
export function ReviewNotice({ chainConfig, account, cost, ...props }: ReviewNoticeProps) {
  const reviewFormMessages = useMessages('reviewForm', englishReviewForm);
  const refusals = useMessages('refusals', englishRefusals);
  const { switching, switchChain } = useSwitchChain(chainConfig.chain.id);
  const isOnline = useOnline();
  if (props.isSent) return null;
  const problem =
    props.problem ?? (props.isLate ? ({ code: 'closed', field: 'contest' } as const) : undefined);
  if (problem)
    return (
      <Banner
        className={styles.banner}
        tone="error"
        title={describeReviewProblem(problem, reviewFormMessages.problems)}
      />
    );
  const refusal = props.revert && refusals[props.revert];
  return (
    <>
      {/* The region exists from the start, because screen readers announce only additions to it. */}
      <div className={styles.live} role="status">
        {!isOnline && (
          <Banner
            className={styles.banner}
            role="note"
            title={
              props.isDraftKept === false ? reviewFormMessages.offlineNotKept : reviewFormMessages.offline
            }
          />
        )}
      </div>
      {refusal && <Banner className={styles.banner} tone="error" title={refusal} />}
      {!props.isOnChain && (
        <WrongNetwork
          isBrief
          className={styles.banner}
          chainName={chainConfig.chain.name}
          switching={switching}
          onSwitch={switchChain}
        />
      )}
      {/* Nothing is signed offline, and the form needs the height. */}
      {isOnline && (
        <SignLine
          {...{ account, cost }}
          signedBy={props.willSeal ? reviewFormMessages.sealed.signedBy : undefined}
        />
      )}
    </>
  );
}

export type ReviewProgressProps = {
  readonly chainConfig: ChainConfig;
  readonly state: WriteState;
  readonly isSlow: boolean;
  /** The cost that the caller shows. */
  readonly cost?: Cost | undefined;
  /** The review will be sealed. */
  readonly willSeal?: boolean;
};

/** Under the form: the progress or the error of the write. */
export function ReviewProgress({ chainConfig, state, isSlow, cost, willSeal = false }: ReviewProgressProps) {
  const { sealed } = useMessages('reviewForm', englishReviewForm);
  const writingMessages = useMessages('writing', englishWriting);
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
          {...{ state, chainConfig, cost }}
          action={
            status !== 'connected' ? (
              <Button size="small" onClick={wallet.openConnect}>
                {writingMessages.connect}
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
