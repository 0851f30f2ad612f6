import type { Contest, RankedEntry, Review } from '@org/contests';
import { Card, Meter } from '@org/ui-theme';
import { memo, type ReactNode, useId } from 'react';
import { getMaxScore } from '../../contest/score.ts';
import { useTexts } from '../../provider/contests.ts';
import { contestTexts } from '../../texts/en/contest.ts';
import { LazyContent } from '../sections/LazyContent.tsx';
import type { ContestLinks } from './contestLinks.ts';
import { EntriesTable } from './EntriesTable.tsx';
import { ENTRIES_ROW_HEIGHT, type LongTable, RANKING_ROW_HEIGHT } from './longTable.ts';
import styles from './Ranking.module.css';
import { RankingTable } from './RankingTable.tsx';

/** Longer tables are drawn in portions, by code that loads for them only. */
const ROWS_AT_ONCE = 200;

const loadLongRanking = () => import('./LongRanking.tsx').then(({ LongRanking }) => LongRanking);

export type RankingProps = {
  readonly contest: Contest;
  readonly ranking: readonly RankedEntry[];
  readonly reviews: readonly Review[];
  readonly isFinal: boolean;
  readonly links: ContestLinks;
  /** Whether the result has been checked against the chain. */
  readonly checked?: ReactNode;
  /** The viewer's action for an entry: the judge's button. */
  readonly renderAct?: ((entry: string) => ReactNode) | undefined;
};

/**
 * Every entry: ranked, with its points and reviews, once there is a review; before, as a plain list. Drawn again only
 * when one of its props changes.
 */
export const Ranking = /* @__PURE__ */ memo(function Ranking({
  contest,
  ranking,
  reviews,
  isFinal,
  links,
  checked,
  renderAct,
}: RankingProps) {
  const words = useTexts('contest', contestTexts);
  const headingId = useId();
  const maxPoints = getMaxScore(contest.criteria);
  const isReviewed = reviews.length > 0;
  const renderTable = (shown: readonly RankedEntry[], long?: LongTable) => {
    const table = { contest, links, renderAct, ranking: shown, long };
    return isReviewed ? (
      <RankingTable {...table} {...{ reviews, maxPoints, isFinal }} />
    ) : (
      <EntriesTable {...table} />
    );
  };
  const intro = isFinal ? words.ranking.introFinal : words.ranking.intro;
  const entriesIntro = isFinal ? words.entries.introFinal : words.entries.intro;
  return (
    <Card as="section" className={styles.card} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>{isReviewed ? words.ranking.name : words.entries.name}</h2>
        {isReviewed && <Coverage {...{ contest }} reviews={reviews.length} />}
        <p>{isReviewed ? intro(maxPoints) : entriesIntro}</p>
        {checked}
      </div>
      {ranking.length > ROWS_AT_ONCE ? (
        <LazyContent
          load={loadLongRanking}
          props={{ contest, ranking, renderTable }}
          height={(isReviewed ? RANKING_ROW_HEIGHT : ENTRIES_ROW_HEIGHT) * ranking.length}
        />
      ) : (
        renderTable(ranking)
      )}
    </Card>
  );
});

function Coverage({ contest, reviews }: { readonly contest: Contest; readonly reviews: number }) {
  const words = useTexts('contest', contestTexts).ranking;
  const possible = contest.entries.length * contest.judges.length;
  return (
    <Meter
      className={styles.coverage}
      label={words.countedLabel}
      value={reviews}
      max={possible}
      text={words.counted(reviews, possible)}
      showText
    />
  );
}
