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
import { invalidateActs, useWrite } from '../../write/useWrite.ts';
import { isWriting } from '../../write/writeState.ts';
import { loadSealing, SealedNoteSlot } from '../sealed/SealedNoteSlot.tsx';
import type { DraftedReviews } from './draftedReviews.ts';
import type { FramePlace } from './ReviewFrame.tsx';
import { ReviewNotice, ReviewStatus } from './ReviewStatus.tsx';
import { toChecked, useJudgingTime, useManyCost } from './reviewCost.ts';
import { SignReviewsView } from './SignReviewsView.tsx';

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
  const [isLate, setIsLate] = useState(false);
  /** The browser could not store the sealed reviews, so nothing was signed. */
  const [isUnkept, setIsUnkept] = useState(false);
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
  const { state, isSlow, start, cancel } = useWrite({
    chainConfig,
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
  const sign = () => {
    if (isWriting(state) || part.length === 0 || !isOnChain || isShort) return;
    setSigning(part);
    void start({
      account,
      prepared,
      act: async (writers, client, signal) => {
        const fetchOpenContest = () =>
          writers.fetchOpenContest(client, contest, { onLate: () => setIsLate(true), signal });
        if (!willSeal) return { kind: 'reviews', contest: await fetchOpenContest(), inputs: part };
        const { sealReviews } = await loadSealing();
        const { inputs, isSafe } = sealReviews({ contest, account, inputs: part });
        setIsUnkept(!isSafe);
        return isSafe ? { kind: 'reviews', contest: await fetchOpenContest(), inputs } : undefined;
      },
    });
  };

  /** All that are ticked, also those of the transactions after this one. */
  const saveFile = () => {
    // Cannot fail: the button comes with this code.
    void loadSealing().then(({ saveSealedReviews }) =>
      saveSealedReviews({ contest, account, inputs: chosen }),
    );
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
            onSave={chosen.length > 0 ? saveFile : undefined}
          />
        )
      }
      status={<ReviewStatus {...{ chainConfig, state, isSlow, willSeal }} />}
      onTick={(entry, isTicked) =>
        setUnticked((now) => (isTicked ? now.filter((other) => other !== entry) : [...now, entry]))
      }
      onSign={sign}
      onCancel={cancel}
      onClose={props.onClose}
    />
  );
}
