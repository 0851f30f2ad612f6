import type { ChainConfig } from '@org/chain-config';
import { type Contest, checkReviewInput, isSealed, type ResultDetails, type Review } from '@org/contests';
import { useNotify } from '@org/ui-theme';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Address } from 'viem';
import { useContests, useMessages, useWalletState } from '../../base/provider/contests.ts';
import { useEntryNames } from '../../contest/parts/entryNames.ts';
import { getScore } from '../../contest/review/score.ts';
import { KeepDraftsSlot } from '../../drafts/KeepDraftsSlot.tsx';
import {
  forgetReviewDraft,
  isEmptyDraft,
  parseReviewDraft,
  type ReviewDraft,
} from '../../drafts/reviewDraft.ts';
import { forgetDraftOnServer } from '../../drafts/signedForms.ts';
import { englishReviewForm } from '../../messages/en/reviewForm.ts';
import { englishWriting } from '../../messages/en/writing.ts';
import { invalidateActs } from '../../write/useWrite.ts';
import { isWriting } from '../../write/writeState.ts';
import { SealedNoteSlot } from '../sealed/SealedNoteSlot.tsx';
import { completePoints, type OwnReview } from './draftedReviews.ts';
import { EntryActs } from './EntryActs.tsx';
import { type AskedAbout, ReviewForm } from './ReviewForm.tsx';
import type { FramePlace } from './ReviewFrame.tsx';
import { describeReviewProblem, ReviewNotice, ReviewProgress } from './ReviewProgress.tsx';
import { toChecked, useJudgingTime, useReviewCost } from './reviewCost.ts';
import { useReview } from './useReview.ts';
import { useReviewSigning } from './useReviewSigning.ts';

type KeepReviewProps = {
  readonly contest: Contest;
  readonly entry: string;
  readonly account: Address;
  readonly draft: ReviewDraft;
  readonly isTyped: boolean;
  /** The element that shows the choice between two versions. */
  readonly choicePlace: HTMLElement | null;
  readonly onTake: (draft: ReviewDraft) => void;
};

/** Saves the draft of a review on the server, if the judge has turned that on. */
function KeepReview({ contest, entry, account, ...props }: KeepReviewProps) {
  const formMessages = useMessages('reviewForm', englishReviewForm);
  return (
    <KeepDraftsSlot<ReviewDraft>
      {...props}
      account={account}
      place={{ kind: 'review', contest, entry }}
      owner={account}
      isEmpty={isEmptyDraft}
      parse={(value) => parseReviewDraft(contest, value)}
      describe={({ given, comment }) =>
        formMessages.draft(given.filter((points) => points !== null).length, comment)
      }
      onClaim={doNothing}
    />
  );
}

const doNothing = () => {};

export type ReviewEntryProps = {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  readonly entry: string;
  /** The judge who signs. */
  readonly account: Address;
  /** The current review, if the judge changes it. */
  readonly review: Review | undefined;
  readonly details: ResultDetails | undefined;
  readonly isNext?: boolean;
  readonly place: FramePlace;
  /** Called when the wallet has signed. */
  readonly onSigned?: () => void;
  /** Called when the review is indexed, even if another entry is shown by then. */
  readonly onVisible: () => void;
  /** Called when the review is indexed and its entry is still shown. */
  readonly onFinished?: () => void;
  /** Called when the transaction is lost, even if another entry is shown by then. */
  readonly onLost?: () => void;
  /** The judge was asked for a comment before, and may leave it out. */
  readonly isCommentAsked?: boolean;
  readonly onCommentAsked?: () => void;
  /** Called when the draft is complete and kept on this device. */
  readonly onSave?: () => void;
  /** How many drafts of other entries can be signed. */
  readonly saved?: number;
  /** Goes to the list of drafts to sign; `isSaved`: with this one, which is complete and kept. */
  readonly onSignAll?: (isSaved: boolean) => void;
  readonly onSkip?: (() => void) | undefined;
  /** The judge's reviews of other entries. */
  readonly mine?: readonly OwnReview[];
};

/** The review of one entry: draft, check, wallet, block, scan. */
export function ReviewEntry(props: ReviewEntryProps) {
  const reviewFormMessages = useMessages('reviewForm', englishReviewForm);
  const writingMessages = useMessages('writing', englishWriting);
  const { chainConfig, contest, entry, account, review, onSigned, onFinished } = props;
  const name = useEntryNames()(entry);
  const subject = { contest, entry, account };
  const { draft, change, flush, keep, isTyped, isDraftKept } = useReview(subject, review);
  const [isChecked, setIsChecked] = useState(false);
  const willSeal = isSealed(contest);
  // Keeps the review that was current on opening: signing replaces it while the dialog is open.
  const [isChange] = useState(review !== undefined);
  const contests = useContests();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { chainId, status } = useWalletState();
  const input = useMemo(
    () => ({ entry, ...draft, given: completePoints(contest.criteria, draft.given) }),
    [contest, entry, draft],
  );
  const { prepared, cost, revert } = useReviewCost({ chainConfig, contest, account, input });
  const { state, isSlow, isLate, isUnkept, sign, saveFile, cancel } = useReviewSigning({
    ...{ chainConfig, contest, account },
    onLost: (code) => {
      notify.error({ title: writingMessages.errors[code], description: name.name });
      props.onLost?.();
    },
    onProgress: ({ status: step }) => {
      forgetReviewDraft(subject);
      invalidateActs(queryClient, chainConfig, contest.uid);
      if (step !== 'visible') return;
      forgetDraftOnServer(contests, account, { kind: 'review', contest, entry });
      props.onVisible();
    },
  });
  const isSent = 'transactionHash' in state && state.transactionHash !== undefined;
  const isSigned = isSent && state.status !== 'failed';
  /** The next entry is being drawn. Until then this form stays, and must change nothing that was saved or signed. */
  const isLeft = useRef(false);
  useEffect(() => {
    if (!isSigned || !onSigned) return;
    isLeft.current = true;
    onSigned();
  }, [isSigned, onSigned]);
  const isVisible = state.status === 'visible';
  useEffect(() => {
    if (isVisible) onFinished?.();
  }, [isVisible, onFinished]);

  const nowSeconds = useJudgingTime(chainConfig, contest);
  const findProblems = () =>
    checkReviewInput(contest, toChecked(contest, input), {
      judge: account,
      nowSeconds,
    });
  const problems = findProblems();
  const commentProblem = problems.find(({ field }) => field === 'comment');
  const otherProblem = problems.find(({ field }) => field !== 'comment' && field !== 'points');
  const isOnChain = status !== 'connected' || chainId === chainConfig.chain.id;

  const [asked, setAsked] = useState<AskedAbout>();
  const isZero = getScore(contest.criteria, draft.given) === 0;
  const hasNoComment = draft.comment.trim() === '';
  /** Asks for a missing comment, and before signing whether the review is meant to give no points, each once. */
  const ask = (by: AskedAbout['by']): boolean => {
    const wasZero = review !== undefined && getScore(contest.criteria, review.given) === 0;
    const mayBeEmpty = props.isCommentAsked || review?.comment === '';
    const next: AskedAbout = {
      by,
      isZero: asked?.isZero || (by === 'submit' && isZero && !wasZero),
      hasNoComment: asked?.hasNoComment || (hasNoComment && !mayBeEmpty),
    };
    if (next.isZero === (asked?.isZero ?? false) && next.hasNoComment === (asked?.hasNoComment ?? false))
      return false;
    setAsked(next);
    if (next.hasNoComment) props.onCommentAsked?.();
    return true;
  };

  const changeDraft = (changed: typeof draft) => {
    if (!isLeft.current) change(changed);
  };

  const submit = () => {
    if (isLeft.current) return;
    setIsChecked(true);
    if (isWriting(state) || findProblems().length > 0 || !isOnChain) return;
    if (cost.status === 'known' && cost.problem) return;
    if (ask('submit')) return;
    // Stores pending changes now: a later write would bring the draft back after its review was sent.
    flush();
    sign({ inputs: [input], name: name.name, prepared });
  };

  const saveChecked = () => {
    setIsChecked(true);
    if (findProblems().length === 0) saveFile([input]);
  };

  const document = props.details?.document;
  const anchors = useMemo(
    () => (document?.status === 'read' ? document.document.criteria.map((each) => each.anchors) : []),
    [document],
  );
  const recused = () => {
    isLeft.current = true;
    (onSigned ?? onFinished)?.();
  };

  const { onSave, onSkip, onSignAll, saved = 0 } = props;
  const keepInput = () => {
    const { entry: _, ...complete } = input;
    return keep(complete);
  };
  const save = () => {
    if (isLeft.current) return;
    setIsChecked(true);
    if (findProblems().length > 0 || ask('save')) return;
    if (!keepInput()) return;
    isLeft.current = true;
    onSave?.();
  };
  const isComplete = problems.length === 0 && !isEmptyDraft(draft) && (review === undefined || isTyped);
  const signAll = () => {
    if (isLeft.current || isWriting(state)) return;
    if (isComplete && (ask('sign') || !keepInput())) return;
    isLeft.current = true;
    onSignAll?.(isComplete);
  };
  const skip = () => {
    if (isLeft.current) return;
    isLeft.current = true;
    onSkip?.();
  };

  return (
    <ReviewForm
      name={name}
      criteria={contest.criteria}
      draft={draft}
      {...{ anchors, isChecked }}
      acts={
        <EntryActs
          {...{ chainConfig, contest, entry, account, review }}
          details={props.details}
          disabled={isWriting(state)}
          onRecused={recused}
        />
      }
      isChange={isChange && review !== undefined}
      commentProblem={
        isChecked && commentProblem
          ? describeReviewProblem(commentProblem, reviewFormMessages.problems)
          : undefined
      }
      asked={
        asked && {
          by: asked.by,
          isZero: asked.isZero && isZero,
          hasNoComment: asked.hasNoComment && hasNoComment,
        }
      }
      willSeal={willSeal}
      sealed={willSeal && <SealedNoteSlot {...{ chainConfig, contest, isUnkept }} onSave={saveChecked} />}
      state={state}
      canSubmit={!isLate && otherProblem?.field !== 'contest'}
      isDraftKept={isDraftKept}
      isNext={props.isNext}
      place={props.place}
      onDraft={changeDraft}
      renderKeepDrafts={
        // The server's operator could read a draft before judging ends.
        !willSeal && (state.status === 'idle' || state.status === 'failed')
          ? (choicePlace) => (
              <KeepReview {...subject} {...{ draft, isTyped, choicePlace }} onTake={changeDraft} />
            )
          : undefined
      }
      onSubmit={submit}
      onCancel={cancel}
      onSave={onSave && save}
      onSkip={onSkip && skip}
      mine={props.mine}
      toSign={saved + (isComplete ? 1 : 0)}
      onSignAll={onSignAll && saved > 0 ? signAll : undefined}
      notice={
        <ReviewNotice
          {...{ chainConfig, account, cost, isLate, isOnChain, willSeal, isDraftKept }}
          isSent={isSigned}
          problem={otherProblem}
          revert={state.status === 'failed' ? undefined : revert}
        />
      }
      status={<ReviewProgress {...{ chainConfig, state, isSlow, cost, willSeal }} />}
    />
  );
}
