import type { Contest, Result } from '@org/contests';
import { getPhaseR2 } from '@org/contests/r2';
import { Banner } from '@org/ui-theme';
import { useTexts } from '../provider/contests.ts';
import { contestTexts } from '../texts/en/contest.ts';
import { contestR2Texts } from '../texts/en/contestR2.ts';
import { MissingDocument, type TextsLater } from './MissingDocument.tsx';

export type ResultNoticesProps = {
  readonly contest: Contest;
  readonly result: Result;
  readonly nowSeconds: bigint;
  /** Texts that are missing and may be had later. */
  readonly later?: TextsLater | undefined;
};

/** Notices about a version 2 result: contest withdrawn, texts missing, order not confirmed, reviews sealed. */
export function ResultNotices({ contest, result: { details }, nowSeconds, later }: ResultNoticesProps) {
  const withdrawn = useTexts('contest', contestTexts).withdrawnNote;
  const words = useTexts('contestR2', contestR2Texts);
  const phase = getPhaseR2(contest, nowSeconds);
  const sealed =
    details?.reviews.filter(({ kind, ending }) => kind === 'commitment' && ending === null).length ?? 0;
  return (
    <>
      {phase === 'withdrawn' && (
        <Banner tone="warning" role="note" title={withdrawn.title}>
          {withdrawn.text}
        </Banner>
      )}
      {details?.document.status === 'missing' && (
        <MissingDocument contest={contest} reason={details.document.reason} later={later} />
      )}
      {details?.order === 'not-confirmed' && (
        <Banner role="note" title={words.order.title}>
          {words.order.text}
        </Banner>
      )}
      {sealed > 0 && phase !== 'closed' && (
        <Banner role="note" title={words.sealed.count(sealed)}>
          {words.sealed.text}
        </Banner>
      )}
    </>
  );
}
