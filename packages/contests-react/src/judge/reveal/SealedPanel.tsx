import type { ChainConfig } from '@org/chain-config';
import type { Contest, Phase, Result } from '@org/contests';
import { Banner } from '@org/ui-theme';
import { useState } from 'react';
import type { Address } from 'viem';
import { useMessages, useWalletState } from '../../base/provider/contests.ts';
import { formatMomentInZone } from '../../base/text/formatTime.ts';
import { useNow } from '../../base/text/useNow.ts';
import { englishSealed } from '../../messages/en/sealed.ts';
import { ReviewNotice, ReviewProgress } from '../review/ReviewProgress.tsx';
import type { Commitment } from '../sealed/commitments.ts';
import { keepSealedReview } from '../sealed/keptReviews.ts';
import { downloadSealedReviews, useCalendarHref } from '../sealed/sealing.tsx';
import { findFlaw, type RefusedFile, RevealView, readSealedFile } from './RevealView.tsx';
import { SealedReviewsView } from './SealedReviewsView.tsx';
import { useReveal } from './useReveal.ts';

/** From an hour before the last moment on, the panel warns. */
const URGENT_SECONDS = 3_600n;

const download = (contest: Contest, list: readonly Commitment[]) =>
  downloadSealedReviews(
    contest,
    list.flatMap(({ review }) => review ?? []),
  );

type RevealReviewsProps = {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  readonly result: Result;
  /** The commitments of all judges. */
  readonly commitments: readonly Commitment[];
  /** The account that reveals: any account can. */
  readonly account: Address;
};

/** Reveals the reviews that this browser has, and those of files. */
function RevealReviews({ chainConfig, contest, result, commitments, account }: RevealReviewsProps) {
  const messages = useMessages('sealed', englishSealed).reveal;
  const { chainId, status } = useWalletState();
  const calendarHref = useCalendarHref(chainConfig, contest);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const reviews = commitments.flatMap(({ review }) => (review && !findFlaw(review, result) ? review : []));
  const { setIsTogether, reveal, cancel, isSlow, ...revealing } = useReveal({
    ...{ chainConfig, contest, account, reviews },
  });
  const { state } = revealing;
  const urgentFrom = (contest.terms.revealUntil ?? 0n) - URGENT_SECONDS;
  const isUrgent = useNow(urgentFrom) >= urgentFrom;
  // The phase on this page follows this device's clock or an index; only the chain's counts.
  const isEarly = state.status === 'failed' && state.revert === 'OutsideWindow';
  const isOnChain = status !== 'connected' || chainId === chainConfig.chain.id;
  const addFiles = async (files: readonly File[]) => {
    const lists = await Promise.all(
      files.map(async (file) =>
        (await readSealedFile(file, result)).map((each) => ({ name: file.name, read: each })),
      ),
    );
    const read = lists.flat();
    // Kept like the judge's own: a rejected signature or a reload must not lose them.
    for (const { read: each } of read) if (each.ok) keepSealedReview(each.value);
    setRefused(
      read.flatMap(({ name, read: each }) => (each.ok ? [] : { name, flaw: each.reason, entry: each.entry })),
    );
  };
  return (
    <RevealView
      {...{ contest, account, refused, isUrgent }}
      {...revealing}
      commitments={commitments.filter(({ review, judge }) => review || judge === account)}
      canReveal={isOnChain}
      notice={
        <ReviewNotice
          {...{ chainConfig, account, isOnChain }}
          // An estimate would show the reviews to a node before the press.
          cost={{ status: 'unknown' }}
          isLate={false}
          isSent={state.status !== 'idle' && state.status !== 'failed'}
          problem={undefined}
        />
      }
      status={
        isEarly ? (
          <Banner tone="error" title={messages.early}>
            {messages.earlyText}
          </Banner>
        ) : (
          <ReviewProgress {...{ chainConfig, state, isSlow }} />
        )
      }
      onFiles={(files) => void addFiles(files)}
      onTogether={setIsTogether}
      onReveal={reveal}
      onCancel={cancel}
      calendarHref={calendarHref}
      onSave={(list) => download(contest, list)}
    />
  );
}

export type SealedPanelProps = {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  readonly result: Result;
  readonly phase: Phase;
  /** The commitments of all judges. */
  readonly commitments: readonly Commitment[];
  readonly account: Address;
};

/** On the page of a sealed contest: the judge's own reviews, then their reveal, then those that it is too late for. */
export function SealedPanel({ phase, commitments, ...props }: SealedPanelProps) {
  const messages = useMessages('sealed', englishSealed);
  const { chainConfig, contest, account } = props;
  const calendarHref = useCalendarHref(chainConfig, contest);
  if (phase === 'revealing') return <RevealReviews {...props} commitments={commitments} />;
  const own = commitments.filter(({ judge }) => judge === account);
  if (own.length === 0) return null;
  const from = formatMomentInZone(contest.endsAt);
  const until = formatMomentInZone(contest.terms.revealUntil ?? 0n);
  const isLate = phase === 'closed';
  return (
    <SealedReviewsView
      {...{ contest, account }}
      commitments={own}
      isFolded={!isLate}
      calendarHref={isLate ? undefined : calendarHref}
      title={isLate ? messages.tooLate.name : messages.own.name}
      text={isLate ? messages.tooLate.text(until) : messages.own.text(from, until)}
      onSave={(list) => download(contest, list)}
    />
  );
}
