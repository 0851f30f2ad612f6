import {
  getSealedCommitment,
  isSealed,
  type JudgeQueue,
  type Result,
  type Review,
  type SealedReview,
} from '@org/contests';
import { useMemo, useSyncExternalStore } from 'react';
import type { Address, Hex } from 'viem';
import { listSealedReviews, subscribeSealedReviews } from './keptReviews.ts';

const subscribeToNothing = () => () => {};

/** The commitments of a sealed contest that nobody has revealed, with the reviews that this browser has. */
export function useCommitments(
  result: Pick<Result, 'contest'> & Partial<Pick<Result, 'details'>>,
): readonly Commitment[] {
  const { contest } = result;
  const isAny = isSealed(contest);
  // A string, so that React detects an unchanged state.
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

/** A commitment in force, of an entry that stands. */
export type Commitment = {
  readonly uid: Hex;
  readonly entry: string;
  readonly judge: Address;
  /** In seconds. */
  readonly time: bigint;
  /** The sealed review, if this browser has it. */
  readonly review: SealedReview | undefined;
};

/** The commitments of a sealed contest that nobody has revealed, by entry. `kept`: the sealed reviews of this browser. */
export function listCommitments(
  { contest, details }: Pick<Result, 'contest'> & Partial<Pick<Result, 'details'>>,
  kept: readonly SealedReview[],
): readonly Commitment[] {
  const { terms, entries } = contest;
  if (!details) return [];
  const known = new Map(kept.map((review) => [getSealedCommitment(terms.resolver, review), review]));
  const unrevealed = details.reviews.filter(
    ({ kind, status }) => kind === 'commitment' && status === 'in-force',
  );
  return unrevealed
    .filter(({ entry }) => entries.includes(`${entry}`))
    .sort((a, b) => a.entry - b.entry)
    .map(({ entry, judge, commitment, attestation: { uid, time } }) => ({
      ...{ uid, entry: `${entry}`, judge, time },
      review: commitment === null ? undefined : known.get(commitment),
    }));
}

/** The queue of a judge whose own commitments count as reviews. A review that this browser does not have has no points. */
export function withCommitments(queue: JudgeQueue, own: readonly Commitment[]): JudgeQueue {
  const sealed = own.map(({ review, ...facts }): Review => {
    return { ...facts, points: 0, given: review?.points ?? [], comment: review?.comment ?? '' };
  });
  return { ...queue, reviewed: [...queue.reviewed, ...sealed] };
}
