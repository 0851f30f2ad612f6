import { compareWinners, type Phase, type Result, rankAdditively } from '@org/contests';
import { type ReactNode, useMemo } from 'react';
import { ClosedSection } from '../base/page/ClosedSection.tsx';
import { LazyContent } from '../base/page/LazyContent.tsx';
import { lazyPart } from '../base/page/lazyPart.ts';
import { useMessages } from '../base/provider/contests.ts';
import { englishChainCheck } from '../messages/en/chainCheck.ts';
import { englishPlots } from '../messages/en/plots.ts';
import { englishRemarks } from '../messages/en/remarks.ts';
import styles from './ContestDetails.module.css';
import type { ContestLinks } from './review/ReviewList.tsx';

const RemarksPart = lazyPart(() =>
  import('./RankingRemarks.tsx').then(({ RankingRemarks }) => RankingRemarks),
);

const DifferencesPart = lazyPart(() =>
  import('./differences/Differences.tsx').then(({ Differences }) => Differences),
);

const RulesPart = lazyPart(() => import('./RulesAndLinks.tsx').then(({ RulesAndLinks }) => RulesAndLinks));

/** The section "How judges differed": opened by itself only if evening out the judges' strictness changes who wins. */
function JudgesDiffered({ result }: { readonly result: Result }) {
  const messages = useMessages('plots', englishPlots);
  const additive = useMemo(() => rankAdditively(result.contest, result.counted), [result]);
  const isDifferent = additive !== null && compareWinners(result.ranking, additive).isDifferent;
  return (
    <ClosedSection
      title={messages.title}
      isOpenAtFirst={isDifferent}
      renderContent={() => <LazyContent part={DifferencesPart} props={{ result, additive }} />}
    />
  );
}

export type ContestDetailsProps = {
  readonly result: Result;
  readonly phase: Phase;
  readonly links: ContestLinks;
  readonly renderNotes?: ((about: number | null) => ReactNode) | undefined;
  /** The content of "Verify", once it is opened. */
  readonly renderVerify?: (() => ReactNode) | undefined;
};

/** The sections below the ranking. Loaded after it. */
export function ContestDetails(props: ContestDetailsProps) {
  const { result, phase, links, renderNotes, renderVerify } = props;
  const titles = useMessages('chainCheck', englishChainCheck);
  const { rules } = useMessages('plots', englishPlots);
  const remarks = useMessages('remarks', englishRemarks);
  const { details } = result;
  const document = details.document.status === 'read' ? details.document.document : undefined;
  const minimum = (phase === 'closed' && document?.minimumReviews) || 0;
  const isFew = result.ranking.some(({ reviews }) => reviews < minimum);
  const hasRemarks =
    isFew ||
    details.postponements.length + details.recusals.length + details.withheld.length > 0 ||
    details.entries.some(({ status }) => status !== 'standing');
  const pending = details.submissions?.filter(({ status }) => status === 'pending') ?? [];
  return (
    <>
      {phase === 'submissions' && <p>{remarks.terms}</p>}
      {pending.length > 0 && <p>{remarks.pending(pending.length)}</p>}
      {/* One place for what was extended, noted, disqualified or withheld; gone if there is nothing. */}
      <section className={styles.changes} aria-label={remarks.changes}>
        <h2>{remarks.changes}</h2>
        {hasRemarks && (
          <LazyContent
            part={RemarksPart}
            props={{ minimum: isFew ? minimum : 0, details, links, renderNotes }}
          />
        )}
        {renderNotes?.(null)}
      </section>
      {(document?.rules || document?.links) && (
        <ClosedSection
          title={rules}
          isOpenAtFirst={phase === 'submissions'}
          renderContent={() => <LazyContent part={RulesPart} props={{ document }} />}
        />
      )}
      {result.counted.length > 0 && <JudgesDiffered result={result} />}
      {renderVerify && <ClosedSection title={titles.title} renderContent={renderVerify} />}
    </>
  );
}
