import type { ChainConfig } from '@org/chain-config';
import { type Contest, checkReviewInput, isSealed, type ReviewInput } from '@org/contests';
import { useNotify } from '@org/ui-theme';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Address } from 'viem';
import { useContests, useMessages, useWalletState } from '../../base/provider/contests.ts';
import { forgetReviewDraft } from '../../drafts/reviewDraft.ts';
import { forgetDraftOnServer } from '../../drafts/signedForms.ts';
import { englishReviewForm } from '../../messages/en/reviewForm.ts';
import { englishWriting } from '../../messages/en/writing.ts';
import { invalidateActs } from '../../write/useWrite.ts';
import { isWriting } from '../../write/writeState.ts';
import { SealedNoteSlot } from '../sealed/SealedNoteSlot.tsx';
import type { DraftedReviews } from './draftedReviews.ts';
import type { FramePlace } from './ReviewFrame.tsx';
import { ReviewNotice, ReviewProgress } from './ReviewProgress.tsx';
import { toChecked, useJudgingTime, useManyCost } from './reviewCost.ts';
import { SignReviewsView } from './SignReviewsView.tsx';
import { useReviewSigning } from './useReviewSigning.ts';

export type SignReviewsProps = {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  /** The judge who signs. */
  readonly account: Address;
  readonly drafted: DraftedReviews;
  readonly place: FramePlace;
  /** Called when the wallet has signed the reviews of these entries. */
  readonly onSigned: (entries: readonly string[]) => void;
  /** Called when their transaction is lost, even after the component unmounted. */
  readonly onLost: (entries: readonly string[]) => void;
  readonly onClose: () => void;
};

/** Signs several drafts in one transaction. Each draft is kept until its review is indexed. */
export function SignReviews(props: SignReviewsProps) {
  const messages = useMessages('reviewForm', englishReviewForm).many;
  const writingMessages = useMessages('writing', englishWriting);
  const { chainConfig, contest, account, onSigned } = props;
  // Drafts that change in another tab meanwhile must not change what is signed.
  const [{ ready, leftOut }] = useState(props.drafted);
  const [unticked, setUnticked] = useState<readonly string[]>([]);
  const [signing, setSigning] = useState<readonly ReviewInput[]>([]);
  const willSeal = isSealed(contest);
  const contests = useContests();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { chainId, status } = useWalletState();
  const chosen = ready.filter(({ entry }) => !unticked.includes(entry));
  const { part, sizeBytes, prepared, cost, revert } = useManyCost({
    chainConfig,
    contest,
    account,
    inputs: chosen,
  });
  const entries = signing.map(({ entry }) => entry);
  const { state, isSlow, isLate, isUnkept, sign, saveFile, cancel } = useReviewSigning({
    ...{ chainConfig, contest, account },
    onLost: (code) => {
      notify.error({
        title: writingMessages.errors[code],
        description: writingMessages.subjects.reviews(entries.length),
      });
      props.onLost(entries);
    },
    onProgress: ({ status: step }) => {
      invalidateActs(queryClient, chainConfig, contest.uid);
      if (step !== 'visible') return;
      for (const entry of entries) {
        forgetReviewDraft({ contest, entry, account });
        forgetDraftOnServer(contests, account, { kind: 'review', contest, entry });
      }
      notify.success((willSeal ? messages.sealed : messages.visible)(entries.length));
    },
  });
  const isSent = 'transactionHash' in state && state.transactionHash !== undefined;
  const isSigned = isSent && state.status !== 'failed';
  useEffect(() => {
    if (isSigned) onSigned(signing.map(({ entry }) => entry));
  }, [isSigned, signing, onSigned]);

  const nowSeconds = useJudgingTime(chainConfig, contest);
  const [first] = ready;
  const problem =
    first &&
    checkReviewInput(contest, toChecked(contest, first), {
      judge: account,
      nowSeconds,
    }).find(({ field }) => field !== 'comment' && field !== 'points');
  const isOnChain = status !== 'connected' || chainId === chainConfig.chain.id;
  const isShort = cost.status === 'known' && cost.problem !== undefined;
  const signPart = () => {
    if (isWriting(state) || part.length === 0 || !isOnChain || isShort) return;
    setSigning(part);
    sign({ inputs: part, prepared });
  };

  return (
    <SignReviewsView
      contest={contest}
      ready={ready}
      leftOut={leftOut}
      unticked={unticked}
      now={part.length}
      rest={chosen.length - part.length}
      facts={{ sizeBytes, cost }}
      state={state}
      canSign={part.length > 0 && isOnChain && !isShort && !problem && !isLate}
      place={props.place}
      notice={
        <ReviewNotice
          {...{ chainConfig, account, cost, isLate, isOnChain, problem, willSeal }}
          isSent={isSigned}
          revert={state.status === 'failed' ? undefined : revert}
        />
      }
      sealed={
        willSeal && (
          <SealedNoteSlot
            {...{ chainConfig, contest, isUnkept }}
            areMany
            // All that are ticked, also those of the transactions after this one.
            onSave={chosen.length > 0 ? () => saveFile(chosen) : undefined}
          />
        )
      }
      status={<ReviewProgress {...{ chainConfig, state, isSlow, cost, willSeal }} />}
      onTick={(entry, isTicked) =>
        setUnticked((now) => (isTicked ? now.filter((other) => other !== entry) : [...now, entry]))
      }
      onSign={signPart}
      onCancel={cancel}
      onClose={props.onClose}
    />
  );
}
