import { type ChainConfig, getExplorerTransactionUrl } from '@org/chain-config';
import type { ReviewProblem } from '@org/contests';
import type { WriteRevert } from '@org/contests/write';
import { Banner, Button } from '@org/ui-theme';
import { useEffect, useRef } from 'react';
import type { Address } from 'viem';
import { useTexts, useWallet, useWalletState } from '../../base/provider/contests.ts';
import { refusalsTexts } from '../../messages/en/refusals.ts';
import { reviewFormTexts } from '../../messages/en/reviewForm.ts';
import { writingTexts } from '../../messages/en/writing.ts';
import type { Texts } from '../../messages/texts.ts';
import { useSwitchChain, WrongNetwork } from '../../write/WrongNetwork.tsx';
import { SignLine, WriteProblem, WriteSteps } from '../../write/writeParts.tsx';
import { type Cost, isWriting, type WriteState } from '../../write/writeState.ts';
import styles from './ReviewStatus.module.css';

type Words = Texts['reviewForm']['problems'];

const sentences: Record<ReviewProblem['code'], (words: Words, problem: ReviewProblem) => string> = {
  'not-open': (words) => words.notOpen,
  sealed: (words) => words.sealed,
  closed: (words) => words.contestOver,
  withdrawn: (words) => words.contestWithdrawn,
  'not-a-judge': (words) => words.notAJudge,
  'unknown-entry': (words) => words.unknownEntry,
  'missing-points': (words) => words.pointsMissing,
  'wrong-points': (words) => words.pointsWrong,
  'too-many-bytes': (words, { length = 0, max = 0 }) => words.commentTooManyBytes(length, max),
  'malformed-text': (words) => words.commentMalformed,
};

/** The sentence for a problem of a review. */
export function describeReviewProblem(problem: ReviewProblem, words: Words): string {
  return sentences[problem.code](words, problem);
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
};

/** Above the buttons: what blocks signing, the account, and the fee. */
export function ReviewNotice({ chainConfig, account, cost, ...props }: ReviewNoticeProps) {
  const reviewFormWords = useTexts('reviewForm', reviewFormTexts);
  const refusals = useTexts('refusals', refusalsTexts);
  const { switching, switchChain } = useSwitchChain(chainConfig.chain.id);
  if (props.isSent) return null;
  const problem =
    props.problem ?? (props.isLate ? ({ code: 'closed', field: 'contest' } as const) : undefined);
  if (problem)
    return (
      <Banner
        className={styles.banner}
        tone="error"
        title={describeReviewProblem(problem, reviewFormWords.problems)}
      />
    );
  const refusal = props.revert && refusals[props.revert];
  return (
    <>
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
      <SignLine
        {...{ account, cost }}
        signedBy={props.willSeal ? reviewFormWords.sealed.signedBy : undefined}
      />
    </>
  );
}

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
