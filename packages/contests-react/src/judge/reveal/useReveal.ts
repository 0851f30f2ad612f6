import type { ChainConfig } from '@org/chain-config';
import type { Contest, SealedReview } from '@org/contests';
import type { WriteRevert } from '@org/contests/write';
import { useNotify } from '@org/ui-theme';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Address } from 'viem';
import { useMessages } from '../../base/provider/contests.ts';
import { englishSealed } from '../../messages/en/sealed.ts';
import { englishWriting } from '../../messages/en/writing.ts';
import { loadWriters } from '../../write/loadWriters.ts';
import { invalidateActs, useWrite } from '../../write/useWrite.ts';
import { isWriting, type WriteState } from '../../write/writeState.ts';
import { usePendingReveals } from '../review/draftedReviews.ts';
import { forgetSealedReview } from '../sealed/keptReviews.ts';

/** A review that the chain did not take. */
export type LostReveal = { readonly review: SealedReview; readonly revert: WriteRevert | undefined };

/** The reveals that one press has begun. */
type Run = { readonly done: number; readonly total: number };

/**
 * Reveals sealed reviews, each in its own transaction unless the judge wants them together. Nothing is asked of a node
 * before the press, not even the fee: an estimate already shows the review. This page keeps each review at least until its
 * reveal is indexed.
 */
export function useReveal(options: {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  /** Any account: the reviews name their judges. */
  readonly account: Address;
  readonly reviews: readonly SealedReview[];
}) {
  const { chainConfig, contest, account, reviews } = options;
  const messages = useMessages('sealed', englishSealed).reveal;
  const writingMessages = useMessages('writing', englishWriting);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [isTogether, setIsTogether] = useState(false);
  /** The part that is being signed. */
  const signing = useRef<readonly SealedReview[]>([]);
  const [lost, setLost] = useState<readonly LostReveal[]>([]);
  const [run, setRun] = useState<Run>();
  const { state, isSlow, start, cancel } = useWrite({
    chainConfig,
    onLost: (code) => {
      notify.error({
        title: writingMessages.errors[code],
        description: writingMessages.subjects.reveals(signing.current.length),
      });
      invalidateActs(queryClient, chainConfig, contest.uid);
    },
    onProgress: ({ status }) => {
      invalidateActs(queryClient, chainConfig, contest.uid);
      if (status !== 'visible') return;
      for (const review of signing.current) forgetSealedReview(review);
      notify.success(messages.done(signing.current.length));
    },
  });
  const pending = usePendingReveals({ chainConfig, contest, account });
  const isBusy = run !== undefined || isWriting(state);
  // A second reveal reverts, and its fee is lost.
  const left = isBusy ? reviews : reviews.filter(({ entry }) => !pending.includes(`${entry}`));

  const send = (part: readonly SealedReview[]) => {
    signing.current = part;
    return start({ account, act: { kind: 'reveals', contest, reviews: part } });
  };
  /** Returns whether to go on. Reveals that the chain refuses in a batch are tried alone. */
  const revealPart = async (part: readonly SealedReview[], done: number, total: number): Promise<boolean> => {
    setRun({ done, total });
    const end = await send(part);
    if (end?.status === 'visible' || end?.status === 'mined') return true;
    if (!end || !isRefused(end) || end.revert === 'OutsideWindow') return false;
    const [review] = part;
    if (part.length === 1 && review) {
      setLost((before) => [...before, { review, revert: end.revert }]);
      return true;
    }
    for (const [index, each] of part.entries())
      if (!(await revealPart([each], done + index, total))) return false;
    return true;
  };
  const revealAll = async () => {
    setLost([]);
    setRun({ done: 0, total: left.length });
    try {
      const parts = isTogether
        ? (await loadWriters()).splitReveals({ contest, reviews: left })
        : left.map((review) => [review]);
      let done = 0;
      for (const part of parts) {
        if (!(await revealPart(part, done, left.length))) return;
        done += part.length;
      }
    } finally {
      setRun(undefined);
    }
  };
  return {
    ...{ state, isSlow, isBusy, lost, run, isTogether, setIsTogether },
    /** The number of reviews that can be revealed now, without those whose reveal is pending. */
    ready: left.length,
    cancel: () => {
      cancel();
      setRun(undefined);
    },
    reveal: () => {
      if (isBusy || left.length === 0) return;
      revealAll().catch(() => setRun(undefined));
    },
  };
}

type Failed = Extract<WriteState, { status: 'failed' }>;

/** Refused by the contract, before or after it was sent; not a rejection in the wallet. */
const isRefused = (state: WriteState): state is Failed =>
  state.status === 'failed' && state.code === 'reverted';
