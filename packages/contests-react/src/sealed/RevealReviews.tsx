import type { ChainConfig } from '@org/chain-config';
import type { Contest, Result } from '@org/contests';
import { useState } from 'react';
import type { Address } from 'viem';
import { EvaluateNotice } from '../evaluate/EvaluateNotice.tsx';
import { EvaluateStatus } from '../evaluate/EvaluateStatus.tsx';
import { useWalletState } from '../provider/contests.ts';
import type { Commitment } from './commitments.ts';
import { keepSealedReview } from './keptReviews.ts';
import { type RefusedFile, RevealView } from './RevealView.tsx';
import { findFlaw, readSealedFile } from './readSealedFile.ts';
import { downloadSealedReview } from './sealReviews.ts';
import { useReveal } from './useReveal.ts';

export type RevealReviewsProps = {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  readonly result: Result;
  /** The commitments of all judges. */
  readonly commitments: readonly Commitment[];
  /** Who reveals: any account can. */
  readonly account: Address;
};

/** Reveals the reviews that this browser has, and those of files. */
export function RevealReviews({ chainConfig, contest, result, commitments, account }: RevealReviewsProps) {
  const { chainId, status } = useWalletState();
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const reviews = commitments.flatMap(({ review }) => (review && !findFlaw(review, result) ? review : []));
  const { reveal, cancel, ready, now, state, isSlow, cost, revert } = useReveal({
    ...{ chainConfig, contest, account, reviews },
  });
  const isOnChain = status !== 'connected' || chainId === chainConfig.chain.id;
  const isShort = cost.status === 'known' && cost.problem !== undefined;
  const addFiles = async (files: readonly File[]) => {
    const read = await Promise.all(
      files.map(async (file) => ({ name: file.name, read: await readSealedFile(file, result) })),
    );
    // Kept like the judge's own: a rejected signature or a reload must not lose them.
    for (const { read: each } of read) if (each.ok) keepSealedReview(each.value);
    setRefused(read.flatMap(({ name, read: each }) => (each.ok ? [] : { name, flaw: each.reason })));
  };
  return (
    <RevealView
      {...{ contest, account, refused, state, ready, now }}
      commitments={commitments.filter(({ review, judge }) => review || judge === account)}
      canReveal={isOnChain && !isShort}
      notice={
        <EvaluateNotice
          {...{ chainConfig, account, cost, isOnChain }}
          isLate={false}
          isSent={state.status !== 'idle' && state.status !== 'failed'}
          problem={undefined}
          revert={state.status === 'failed' ? undefined : revert}
        />
      }
      status={<EvaluateStatus {...{ chainConfig, state, isSlow }} />}
      onFiles={(files) => void addFiles(files)}
      onReveal={reveal}
      onCancel={cancel}
      onSave={({ review }) => review && downloadSealedReview(contest, review)}
    />
  );
}
