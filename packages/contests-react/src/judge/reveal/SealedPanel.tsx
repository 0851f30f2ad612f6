import type { ChainConfig } from '@org/chain-config';
import type { Contest, Phase, Result } from '@org/contests';
import type { Address } from 'viem';
import { useTexts } from '../../base/provider/contests.ts';
import { formatMomentInZone } from '../../base/text/formatTime.ts';
import { sealedTexts } from '../../messages/en/sealed.ts';
import type { Commitment } from '../sealed/commitments.ts';
import { downloadSealedReview } from '../sealed/sealReviews.ts';
import { RevealReviews } from './RevealReviews.tsx';
import { SealedReviewsView } from './SealedReviewsView.tsx';

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
  const words = useTexts('sealed', sealedTexts);
  const { contest, account } = props;
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
      title={isLate ? words.tooLate.name : words.own.name}
      text={isLate ? words.tooLate.text(until) : words.own.text(from, until)}
      onSave={({ review }) => review && downloadSealedReview(contest, review)}
    />
  );
}
