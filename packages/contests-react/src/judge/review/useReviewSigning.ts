import { type Contest, isSealed, type ReviewInput } from '@org/contests';
import type { TrackedAct } from '@org/contests/track';
import type { PreparedWrite } from '@org/contests/write';
import { useState } from 'react';
import type { Address, Client } from 'viem';
import type { Writers } from '../../write/loadWriters.ts';
import { type UseWriteOptions, useWrite } from '../../write/useWrite.ts';
import { loadSealing } from '../sealed/SealedNoteSlot.tsx';

/** Complete reviews of a judge. `name`: of the entry, if the judge signs one review by itself. */
export type ReviewsToSign = {
  readonly inputs: readonly ReviewInput[];
  readonly name?: string;
  readonly prepared: PreparedWrite | undefined;
};

/**
 * Signs reviews: seals them in a sealed contest, reads the contest once more, and asks the wallet. Forms pass the reviews on
 * and get only the state back.
 */
export function useReviewSigning({
  contest,
  account,
  ...options
}: UseWriteOptions & { readonly contest: Contest; readonly account: Address }) {
  const { state, isSlow, start, cancel } = useWrite(options);
  const [isLate, setIsLate] = useState(false);
  const [isUnkept, setIsUnkept] = useState(false);

  const seal = async (inputs: readonly ReviewInput[]): Promise<readonly ReviewInput[]> => {
    if (!isSealed(contest)) return inputs;
    const { sealReviews } = await loadSealing();
    const sealed = sealReviews({ contest, account, inputs });
    setIsUnkept(!sealed.isSafe);
    return sealed.isSafe ? sealed.inputs : [];
  };

  const prepareAct = async (
    { inputs, name }: ReviewsToSign,
    ...[writers, client, signal]: [Writers, Client, AbortSignal]
  ): Promise<TrackedAct | undefined> => {
    const sealed = await seal(inputs);
    const [input] = sealed;
    if (!input) return undefined;
    const open = await writers.fetchOpenContest(client, contest, { onLate: () => setIsLate(true), signal });
    return name === undefined
      ? { kind: 'reviews', contest: open, inputs: sealed }
      : { kind: 'review', contest: open, input, name };
  };

  return {
    state,
    isSlow,
    cancel,
    /** Judging has ended by the chain's clock, as read right before signing. */
    isLate,
    /** The browser could not store the sealed reviews, so nothing was signed. */
    isUnkept,
    sign: (reviews: ReviewsToSign) =>
      void start({
        account,
        prepared: reviews.prepared,
        act: (...by) => prepareAct(reviews, ...by),
      }),
    saveFile: (inputs: readonly ReviewInput[]) => {
      // Cannot fail: the button comes with this code.
      void loadSealing().then(({ saveSealedReviews }) => saveSealedReviews({ contest, account, inputs }));
    },
  };
}
