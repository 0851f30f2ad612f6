import type { Contest } from '@org/contests';
import type { Address } from 'viem';
import { useTexts } from '../../base/provider/contests.ts';
import { KeepDraftsSlot } from '../../drafts/KeepDraftsSlot.tsx';
import { isEmptyDraft, parseReviewDraft, type ReviewDraft } from '../../drafts/reviewDraft.ts';
import { reviewFormTexts } from '../../messages/en/reviewForm.ts';

export type KeepReviewProps = {
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
export function KeepReview({ contest, entry, account, ...props }: KeepReviewProps) {
  const formWords = useTexts('reviewForm', reviewFormTexts);
  return (
    <KeepDraftsSlot<ReviewDraft>
      {...props}
      account={account}
      place={{ kind: 'review', contest, entry }}
      owner={account}
      isEmpty={isEmptyDraft}
      parse={(value) => parseReviewDraft(contest, value)}
      describe={({ given, comment }) =>
        formWords.draft(given.filter((points) => points !== null).length, comment)
      }
      onClaim={doNothing}
    />
  );
}

const doNothing = () => {};
