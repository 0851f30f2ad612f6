import { type Contest, getPhase, type Result } from '@org/contests';
import { LazyContent } from '../../base/page/LazyContent.tsx';
import { lazyPart } from '../../base/page/lazyPart.ts';
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

/** Notices about a result: contest withdrawn, texts missing. */
export function ResultNotices(props: ResultNoticesProps) {
  const { contest, result, nowSeconds, later } = props;
  const details = result?.details;
  const phase = getPhase(contest, nowSeconds);
  return (
    <>
      {phase === 'withdrawn' && <LazyContent part={WithdrawnNotePart} props={{}} height={WITHDRAWN_HEIGHT} />}
      {details?.document.status === 'missing' && !props.isReadingTexts && (
        <LazyContent part={MissingDocumentPart} props={{ contest, reason: details.document.reason, later }} />
      )}
    </>
  );
}
