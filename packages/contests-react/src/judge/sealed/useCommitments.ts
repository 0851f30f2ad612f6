import { isSealed, type Result, type SealedReview } from '@org/contests';
import { useMemo, useSyncExternalStore } from 'react';
import { type Commitment, listCommitments } from './commitments.ts';
import { listSealedReviews, subscribeSealedReviews } from './keptReviews.ts';

const subscribeToNothing = () => () => {};

/** The commitments of a sealed contest that nobody has revealed, with the reviews that this browser has. */
export function useCommitments(
  result: Pick<Result, 'contest'> & Partial<Pick<Result, 'details'>>,
): readonly Commitment[] {
  const { contest } = result;
  const isAny = isSealed(contest);
  // As a string, so that React detects an unchanged state.
  const text = useSyncExternalStore(
    isAny ? subscribeSealedReviews : subscribeToNothing,
    () => (isAny ? JSON.stringify(listSealedReviews(contest)) : '[]'),
    () => '[]',
  );
  return useMemo(() => {
    // The text of what `listSealedReviews` has checked.
    const kept: readonly SealedReview[] = JSON.parse(text);
    return listCommitments(result, kept);
  }, [result, text]);
}
