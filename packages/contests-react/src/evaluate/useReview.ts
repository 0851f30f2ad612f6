import type { Contest, Review } from '@org/contests';
import { useState } from 'react';
import type { Address } from 'viem';
import { type ReviewDraft, readReviewDraft, writeReviewDraft } from '../drafts/reviewDraft.ts';

/** What a judge writes about an entry: as it was left, else as it was signed, else empty. It is kept with each change. */
export function useReview(
  place: { readonly contest: Contest; readonly entry: string; readonly account: Address },
  review: Review | undefined,
) {
  const [begun] = useState(() => readReviewDraft(place));
  const [initial] = useState(() => begun ?? { tags: review?.tags ?? [], comment: review?.comment ?? '' });
  const [draft, setDraft] = useState<ReviewDraft>(initial);
  const [isDraftKept, setIsDraftKept] = useState(true);
  const change = (changed: ReviewDraft) => {
    setDraft(changed);
    setIsDraftKept(writeReviewDraft(place, changed));
  };
  return {
    draft,
    change,
    /** It is more than what the form began with. */
    isTyped: begun !== undefined || draft !== initial,
    /** `false`: the browser keeps nothing. */
    isDraftKept,
  };
}
