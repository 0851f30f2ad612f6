import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import type { SealedReview } from '@org/contests/r2';
import type { WriteRevert } from '@org/contests/write';
import { useNotify } from '@org/ui-theme';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Address } from 'viem';
import { loadChainAccess } from '../chain/loadChainAccess.ts';
import { refreshReviews } from '../evaluate/refreshReviews.ts';
import { usePendingReveals } from '../evaluate/usePendingReviews.ts';
import { useTexts } from '../provider/contests.ts';
import { sealedTexts } from '../texts/en/sealed.ts';
import { writingTexts } from '../texts/en/writing.ts';
import { type Cost, describeCost } from '../writing/describeCost.ts';
import { loadWriters } from '../writing/loadWriters.ts';
import { useWrite } from '../writing/useWrite.ts';
import { getRevert, isWriting } from '../writing/writeState.ts';
import { forgetSealedReview } from './keptReviews.ts';

const RETRY_MS = 8_000;

/** Reveals sealed reviews, as many as fit into one transaction. This page keeps each at least until its reveal is indexed. */
export function useReveal(options: {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  /** Any account: the reviews name their judges. */
  readonly account: Address;
  readonly reviews: readonly SealedReview[];
}) {
  const { chainConfig, contest, account, reviews } = options;
  const words = useTexts('sealed', sealedTexts).reveal;
  const writingWords = useTexts('writing', writingTexts);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [signing, setSigning] = useState<readonly SealedReview[]>([]);
  const place = { contest, account };
  const { state, isSlow, start, cancel } = useWrite({
    chainConfig,
    onLost: (code) => {
      notify.error({
        title: writingWords.errors[code],
        description: writingWords.subjects.reveals(signing.length),
      });
      refreshReviews(queryClient, chainConfig, contest);
    },
    onProgress: ({ status }) => {
      refreshReviews(queryClient, chainConfig, contest);
      if (status !== 'visible') return;
      for (const review of signing) forgetSealedReview(review);
      notify.success(words.done(signing.length));
    },
  });
  const pending = usePendingReveals({ chainConfig, contest, account });
  // A second reveal reverts, and its fee is lost.
  const left = isWriting(state) ? reviews : reviews.filter(({ entry }) => !pending.includes(`${entry}`));
  const estimate = useQuery({
    queryKey: ['cost', chainConfig.slug, contest.uid, account, 'reveals', left.map(({ salt }) => salt)],
    queryFn: async () => {
      const [writers, { client }] = await Promise.all([loadWriters(), loadChainAccess(chainConfig)]);
      const [part = []] = writers.splitReveals({ contest, reviews: left });
      const prepared = await writers.prepareReveals({
        ...{ ...place, client, config: chainConfig, reviews: part },
      });
      return { part, prepared };
    },
    enabled: left.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
    // The latest block may still be before the end of judging.
    refetchInterval: (query) => (query.state.status === 'error' ? RETRY_MS : false),
  });
  const fresh = estimate.isPlaceholderData ? undefined : estimate.data;
  const looking: Cost = { status: estimate.isError ? 'unknown' : 'looking' };
  const cost = fresh ? describeCost(chainConfig, fresh.prepared, writingWords) : looking;
  const revert: WriteRevert | undefined = getRevert(estimate.error);
  return {
    ...{ state, isSlow, cancel, cost, revert },
    /** How many can be revealed: without those whose reveal is on its way. */
    ready: left.length,
    /** How many are revealed in the next transaction. */
    now: fresh?.part.length ?? left.length,
    reveal: () => {
      if (isWriting(state) || left.length === 0) return;
      void start({
        account,
        prepared: fresh?.prepared,
        act: async (writers) => {
          const [part = []] = writers.splitReveals({ contest, reviews: left });
          setSigning(part);
          return { kind: 'reveals', contest, reviews: part };
        },
      });
    },
  };
}
