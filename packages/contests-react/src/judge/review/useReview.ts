import type { Contest, Review } from '@org/contests';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Address } from 'viem';
import { useLatest } from '../../base/page/latest.ts';
import { type ReviewDraft, readReviewDraft, writeReviewDraft } from '../../drafts/reviewDraft.ts';

/** Storing a draft makes every list of drafts read the storage again: too much for each key. */
const STORE_AFTER_MS = 300;

/**
 * The form of a review: starts from the draft, else the signed review, else empty. Changes are stored when the judge
 * pauses, and before the form or the page goes away.
 */
export function useReview(
  place: { readonly contest: Contest; readonly entry: string; readonly account: Address },
  review: Review | undefined,
) {
  const [begun] = useState(() => readReviewDraft(place));
  const [initial] = useState(() => begun ?? startDraft(place.contest, review));
  const [draft, setDraft] = useState<ReviewDraft>(initial);
  const [isDraftKept, setIsDraftKept] = useState(true);
  const latest = useLatest(place);
  const unstored = useRef<ReviewDraft | undefined>(undefined);
  const store = useCallback(
    (changed: ReviewDraft) => {
      unstored.current = undefined;
      const isKept = writeReviewDraft(latest.current, changed);
      setIsDraftKept(isKept);
      return isKept;
    },
    [latest],
  );
  const flush = useCallback(() => {
    if (unstored.current) store(unstored.current);
  }, [store]);

  // Restarts the timer on each change.
  useEffect(() => {
    if (draft === initial) return;
    const timer = setTimeout(flush, STORE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft, initial, flush]);
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [flush]);

  return {
    draft,
    change: (changed: ReviewDraft) => {
      unstored.current = changed;
      setDraft(changed);
    },
    /** Stores pending changes now. */
    flush,
    /** Stores a form that is complete. Returns `false` if the browser keeps nothing. */
    keep: (complete: ReviewDraft) => store(complete),
    /** The draft differs from the initial form. */
    isTyped: begun !== undefined || draft !== initial,
    /** `false`: the browser keeps nothing. */
    isDraftKept,
  };
}

function startDraft({ criteria }: Contest, review: Review | undefined): ReviewDraft {
  return { given: criteria.map((_, index) => review?.given[index] ?? null), comment: review?.comment ?? '' };
}
