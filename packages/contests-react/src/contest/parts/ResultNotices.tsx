import { type Contest, countSealedReviews, getPhase, type Result } from '@org/contests';
import { Banner } from '@org/ui-theme';
import { LazyContent } from '../../base/page/LazyContent.tsx';
import { lazyPart } from '../../base/page/lazyPart.ts';
import { useMessages } from '../../base/provider/contests.ts';
import { englishContestDetails } from '../../messages/en/contestDetails.ts';
import type { TextsLater } from './MissingDocument.tsx';

const MissingDocumentPart = lazyPart(() =>
  import('./MissingDocument.tsx').then(({ MissingDocument }) => MissingDocument),
);

const WithdrawnNotePart = lazyPart(() =>
  import('./MissingDocument.tsx').then(({ WithdrawnNote }) => WithdrawnNote),
);
/** In pixels. */
const WITHDRAWN_HEIGHT = 74;

export type ResultNoticesProps = {
  readonly contest: Contest;
  /** Undefined while the reviews are loading. */
  readonly result: Result | undefined;
  readonly nowSeconds: bigint;
  /** Texts that are missing and may be had later. */
  readonly later?: TextsLater | undefined;
  /** There is no answer about the texts yet. */
  readonly isReadingTexts?: boolean | undefined;
};

/** Notices about a result: contest withdrawn, texts missing, reviews sealed. */
export function ResultNotices(props: ResultNoticesProps) {
  const { contest, result, nowSeconds, later } = props;
  const details = result?.details;
  const messages = useMessages('contestDetails', englishContestDetails);
  const phase = getPhase(contest, nowSeconds);
  const sealed = countSealedReviews({ contest, details }).total;
  return (
    <>
      {phase === 'withdrawn' && <LazyContent part={WithdrawnNotePart} props={{}} height={WITHDRAWN_HEIGHT} />}
      {details?.document.status === 'missing' && !props.isReadingTexts && (
        <LazyContent part={MissingDocumentPart} props={{ contest, reason: details.document.reason, later }} />
      )}
      {/* Before, the list of entries says so. */}
      {sealed > 0 && phase === 'revealing' && (
        <Banner role="note" title={messages.sealed.count(sealed)}>
          {messages.sealed.text}
        </Banner>
      )}
    </>
  );
}
