import type { Contest, RankedEntry, Review } from '@org/contests';
import { Skeleton, Table, VisuallyHidden } from '@org/ui-theme';
import { type ReactNode, useDeferredValue, useState, useSyncExternalStore } from 'react';
import { useLazyComponent } from '../../base/page/lazyPart.ts';
import { useTexts } from '../../base/provider/contests.ts';
import { contestTexts } from '../../messages/en/contest.ts';
import { useEntryNames } from '../parts/entryNames.ts';
import type { ContestLinks } from '../review/ReviewList.tsx';
import { type LongTable, RANKING_ROW_HEIGHT } from './longTable.ts';
import styles from './Ranking.module.css';
import { RankingRow } from './RankingRow.tsx';

const loadReviewList = () => import('../review/ReviewList.tsx').then(({ ReviewList }) => ReviewList);

/** Rows of the first drawing, more than fit on a screen; the others follow after it has been painted. */
const ROWS_AT_FIRST = 10;
/** In higher windows what follows the table can be seen, and must not move: all rows are drawn at once. In pixels. */
const HIGHEST_WINDOW = 1_300;

/** Whether all rows are drawn at once: always on a server and, to match its markup, while that is hydrated. */
const isWholeAtFirst = () => window.innerHeight > HIGHEST_WINDOW;
const isWholeOnServer = () => true;
const subscribe = () => () => {};

export type RankingTableProps = {
  readonly contest: Contest;
  readonly ranking: readonly RankedEntry[];
  readonly reviews: readonly Review[];
  readonly maxPoints: number;
  readonly isFinal: boolean;
  readonly links: ContestLinks;
  readonly long?: LongTable | undefined;
  readonly renderAct?: ((entry: string) => ReactNode) | undefined;
};

/** The table with rank and points, and the reviews of each opened row. */
export function RankingTable(props: RankingTableProps) {
  const { contest, ranking, reviews, maxPoints, isFinal, links, long, renderAct } = props;
  const getName = useEntryNames();
  const words = useTexts('contest', contestTexts).ranking;
  const [isTouched, setIsTouched] = useState(false);
  const { Component: ReviewList, hasFailed, fetchAgain } = useLazyComponent(loadReviewList, isTouched);
  const touch = () => {
    setIsTouched(true);
    if (hasFailed) fetchAgain();
  };
  const byEntry = groupByEntry(reviews);
  const isAtOnce = useSyncExternalStore(subscribe, isWholeAtFirst, isWholeOnServer);
  const isWhole = useDeferredValue(true, isAtOnce || long !== undefined || ranking.length <= ROWS_AT_FIRST);
  const shown = isWhole ? ranking : ranking.slice(0, ROWS_AT_FIRST);
  const missing = ranking.length - shown.length;
  const renderRow = (ranked: RankedEntry, rowIndex?: number) => (
    <RankingRow
      key={ranked.entry}
      ranked={ranked}
      rowIndex={rowIndex}
      name={getName(ranked.entry)}
      path={links.getEntryPath(ranked.entry)}
      reviews={byEntry.get(ranked.entry) ?? []}
      maxPoints={maxPoints}
      isWinner={isFinal && ranked.rank === 1}
      renderReviews={(written) => {
        if (!ReviewList) return hasFailed ? words.failed : <Skeleton lines={2} label={words.loading} />;
        return (
          <ReviewList
            reviews={written}
            criteria={contest.criteria}
            maxPoints={maxPoints}
            links={links}
            entryPath={links.getEntryPath(ranked.entry)}
          />
        );
      }}
      act={renderAct?.(ranked.entry)}
    />
  );
  return (
    <Table
      label={words.name}
      className={styles.table}
      aria-rowcount={long?.rowCount}
      onPointerEnter={touch}
      onFocus={touch}
    >
      <thead>
        <tr>
          <th scope="col" data-numeric>
            {words.rank}
          </th>
          <th scope="col">{words.entry}</th>
          <th scope="col" data-numeric>
            {words.points}
          </th>
          <th scope="col" data-numeric>
            {words.reviews}
          </th>
          <th scope="col">
            <VisuallyHidden>{words.more}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      {long ? (
        long.renderBody(renderRow)
      ) : (
        <tbody>
          {shown.map((ranked) => renderRow(ranked))}
          {missing > 0 && (
            // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus
            <tr aria-hidden="true">
              <td style={{ blockSize: missing * RANKING_ROW_HEIGHT, padding: 0 }} />
            </tr>
          )}
        </tbody>
      )}
    </Table>
  );
}

const groupByEntry = (reviews: readonly Review[]): ReadonlyMap<string, readonly Review[]> => {
  const groups = new Map(reviews.map(({ entry }) => [entry, [] as Review[]]));
  for (const review of reviews) groups.get(review.entry)?.push(review);
  return groups;
};
