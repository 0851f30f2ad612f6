import type { Contest, Review } from '@org/contests';
import { useState } from 'react';
import type { Address } from 'viem';
import { type ReviewDraft, readReviewDraft, writeReviewDraft } from '../drafts/reviewDraft.ts';

/** The form of a review: starts from the draft, else the signed review, else empty. Every change is stored. */
export function useReview(
  place: { readonly contest: Contest; readonly entry: string; readonly account: Address },
  review: Review | undefined,
) {
  const [begun] = useState(() => readReviewDraft(place));
  const [initial] = useState(() => begun ?? { tags: review?.tags ?? [], comment: review?.comment ?? '' });
  const [draft, setDraft] = useState<ReviewDraft>(initial);
  const [isDraftKept, setIsDraftKept] = useState(true);
  const change = (changed: ReviewDraft) => {
    const isKept = writeReviewDraft(place, changed);
    setDraft(changed);
    setIsDraftKept(isKept);
    return isKept;
  };
  return {
    draft,
    /** Returns `false` if the browser keeps nothing. */
    change,
    /** The draft differs from the initial form. */
    isTyped: begun !== undefined || draft !== initial,
    /** `false`: the browser keeps nothing. */
    isDraftKept,
  };
}
