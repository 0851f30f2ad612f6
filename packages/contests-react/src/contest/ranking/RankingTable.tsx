import type { Contest, RankedEntry, Review } from '@org/contests';
import { ChevronDownIcon, IconButton, Skeleton, Table, VisuallyHidden } from '@org/ui-theme';
import { type ReactNode, useDeferredValue, useId, useState, useSyncExternalStore } from 'react';
import { Breakable } from '../../base/page/Breakable.tsx';
import { lazyPart } from '../../base/page/lazyPart.ts';
import { SmallPicture } from '../../base/picture/DocumentImage.tsx';
import { useMessages } from '../../base/provider/contests.ts';
import { formatPoints } from '../../base/text/formatNumber.ts';
import { englishContest } from '../../messages/en/contest.ts';
import { inSentence } from '../../messages/text/names.ts';
import { type ShownEntry, useEntryNames } from '../parts/entryNames.ts';
import { NamedEntry } from '../parts/NamedEntry.tsx';
import { PointsStrip } from '../parts/PointsStrip.tsx';
import type { ContestLinks } from '../review/ReviewList.tsx';
import styles from './Ranking.module.css';

/** The picture of an entry, its name, and who made it. `children`: in place of who made it. */
export function EntryWithPicture({
  name,
  href,
  children,
}: {
  readonly name: ShownEntry;
  readonly href?: string | undefined;
  readonly children?: ReactNode;
}) {
  const details = [name.team, name.track, name.place].filter((text) => text?.trim());
  return (
    <>
      <SmallPicture
        picture={name.picture}
        naming={name.naming}
        name={name.name}
        className={styles.picture}
        sizes="(min-width: 768px) 240px, 50vw"
      />
      <span className={styles.named}>
        <NamedEntry name={{ ...name, host: undefined }} href={href} />
        {/* One second line: a host says less than who made it. */}
        {children ||
          (details.length > 0 ? (
            <small>
              <bdi>{details.join(' · ')}</bdi>
            </small>
          ) : (
            name.host !== undefined && (
              <small data-host="">
                <bdi>
                  <Breakable text={name.host} />
                </bdi>
              </small>
            )
          ))}
      </span>
    </>
  );
}

type RankingRowProps = {
  readonly ranked: RankedEntry;
  /** In a table whose rows are not all drawn. */
  readonly rowIndex?: number | undefined;
  /** The entry's display name. */
  readonly name: ShownEntry;
  /** The entry's own page. */
  readonly path: string;
  readonly reviews: readonly Review[];
  readonly maxPoints: number;
  readonly isWinner: boolean;
  readonly minimum: number;
  readonly isCounting: boolean | undefined;
  /** The opened row's code is preloaded when the pointer or focus approaches the ranking. */
  readonly renderReviews: (reviews: readonly Review[]) => ReactNode;
  readonly act?: ReactNode;
};

/** One entry of the ranking; its reviews open in a second row. */
function RankingRow({
  ranked,
  rowIndex,
  name,
  path,
  reviews,
  maxPoints,
  isWinner,
  minimum,
  isCounting,
  renderReviews,
  act,
}: RankingRowProps) {
  const messages = useMessages('contest', englishContest).ranking;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { rank, mean } = ranked;
  return (
    <>
      <tr
        aria-rowindex={rowIndex}
        className={styles.row}
        data-winner={isWinner || undefined}
        data-open={isOpen || undefined}
      >
        <td className={styles.rank} data-numeric>
          {rank !== null && <span>{rank}</span>}
        </td>
        <td className={styles.rankingRowEntry}>
          <div className={styles.about}>
            <EntryWithPicture name={name} href={path}>
              {ranked.reviews < minimum && <small data-few="">{messages.fewer(minimum)}</small>}
            </EntryWithPicture>
            <div className={styles.line}>
              <PointsStrip
                points={reviews.map(({ points }) => points)}
                mean={mean.count > 0 ? mean.sum / mean.count : null}
                max={maxPoints}
              />
              {act}
            </div>
          </div>
        </td>
        <td className={styles.points} data-numeric>
          {ranked.reviews > 0 ? formatPoints(ranked.points) : '–'}
        </td>
        <td
          className={styles.rankingRowReviews}
          data-numeric
          data-unit={messages.reviewsOf(ranked.judges)}
          aria-hidden={isCounting || undefined}
        >
          {messages.coverage(ranked.reviews, ranked.judges)}
        </td>
        <td className={styles.more}>
          <IconButton
            className={styles.toggle}
            label={isOpen ? messages.hide(inSentence(name.name)) : messages.show(inSentence(name.name))}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            <ChevronDownIcon />
          </IconButton>
        </td>
      </tr>
      {isOpen && (
        // A part of its entry: the numbers of the other rows don't depend on what is open.
        <tr id={id} aria-rowindex={rowIndex} className={styles.opened}>
          <td colSpan={5}>{renderReviews(reviews)}</td>
        </tr>
      )}
    </>
  );
}

/** The heights of most rows on a wide screen in pixels, for those that are not drawn yet. */
export const RANKING_ROW_HEIGHT = 78;
export const ENTRIES_ROW_HEIGHT = 78;

/** How a table draws its rows in portions. */
export type LongTable = {
  /** All rows, with the head and those that are not drawn yet. */
  readonly rowCount: number;
  readonly renderBody: (renderRow: (ranked: RankedEntry, rowIndex: number) => ReactNode) => ReactNode;
};

const ReviewListPart = lazyPart(() =>
  import('../review/ReviewList.tsx').then(({ ReviewList }) => ReviewList),
);

/** Rows of the first drawing, more than fit on a screen; the others follow after it has been painted. */
const ROWS_AT_FIRST = 10;
/** In higher windows what follows the table can be seen, and must not move: all rows are drawn at once. In pixels. */
const HIGHEST_WINDOW = 1_300;

/** True if all rows are drawn at once: on a server, and while its markup is hydrated, which must match. */
const isWholeAtFirst = () => window.innerHeight > HIGHEST_WINDOW;
const isWholeOnServer = () => true;
const subscribe = () => () => {};

export type RankingTableProps = {
  readonly contest: Contest;
  readonly ranking: readonly RankedEntry[];
  readonly reviews: readonly Review[];
  readonly maxPoints: number;
  readonly isFinal: boolean;
  /** The reviews that each entry of a closed contest shall have. */
  readonly minimum?: number | undefined;
  /** How many reviews each entry shall have is not known yet. */
  readonly isCounting?: boolean | undefined;
  readonly links: ContestLinks;
  readonly long?: LongTable | undefined;
  readonly renderAct?: ((entry: string) => ReactNode) | undefined;
};

/** The table with rank and points, and the reviews of each opened row. */
export function RankingTable(props: RankingTableProps) {
  const {
    contest,
    ranking,
    reviews,
    maxPoints,
    isFinal,
    minimum = 0,
    isCounting,
    links,
    long,
    renderAct,
  } = props;
  const getName = useEntryNames();
  const messages = useMessages('contest', englishContest).ranking;
  const [isTouched, setIsTouched] = useState(false);
  const { Component: ReviewList, hasFailed, fetchAgain } = ReviewListPart.use(isTouched);
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
      minimum={minimum}
      isCounting={isCounting}
      renderReviews={(written) => {
        if (!ReviewList) return hasFailed ? messages.failed : <Skeleton lines={2} label={messages.loading} />;
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
      label={messages.name}
      className={styles.table}
      aria-rowcount={long?.rowCount}
      onPointerEnter={touch}
      onFocus={touch}
    >
      <thead>
        <tr>
          <th scope="col" data-numeric>
            {messages.rank}
          </th>
          <th scope="col">{messages.entry}</th>
          <th scope="col" data-numeric>
            {messages.points}
          </th>
          <th scope="col" data-numeric>
            {messages.reviews}
          </th>
          <th scope="col">
            <VisuallyHidden>{messages.more}</VisuallyHidden>
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
