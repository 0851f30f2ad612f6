import type { Contest, RankedEntry, Review } from '@org/contests';
import { Button, Card, Skeleton, Table, VisuallyHidden } from '@org/ui-theme';
import { type ReactNode, useId, useState } from 'react';
import { useLazyComponent } from '../../page/useLazyComponent.ts';
import { useTexts } from '../../provider/contests.ts';
import type { ReviewLinks } from '../../review/ReviewList.tsx';
import { nameEntry } from '../../text/names.ts';
import { contestTexts } from '../../texts/en/contest.ts';
import { contestNamesTexts } from '../../texts/en/contestNames.ts';
import styles from './Ranking.module.css';
import { RankingRow } from './RankingRow.tsx';

const loadReviewList = () => import('../../review/ReviewList.tsx').then(({ ReviewList }) => ReviewList);

/** Rows rendered at first; a contest may have many more. */
const ROWS_AT_FIRST = 200;

export type ContestLinks = ReviewLinks & {
  /** Each entry's own page. */
  readonly getEntryPath: (entry: string) => string;
};

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

/** Every entry with its rank, points and, when opened, its reviews. */
export function Ranking({ contest, ranking, reviews, isFinal, links, checked, renderAct }: RankingProps) {
  const contestNamesWords = useTexts('contestNames', contestNamesTexts);
  const words = useTexts('contest', contestTexts).ranking;
  const headingId = useId();
  const [isWhole, setIsWhole] = useState(false);
  const [isTouched, setIsTouched] = useState(false);
  const { Component: ReviewList, hasFailed, fetchAgain } = useLazyComponent(loadReviewList, isTouched);
  const touch = () => {
    setIsTouched(true);
    if (hasFailed) fetchAgain();
  };
  const maxPoints = contest.criteria.reduce((sum, criterion) => sum + criterion.maxPoints, 0);
  const byEntry = groupByEntry(reviews);
  const shown = isWhole ? ranking : ranking.slice(0, ROWS_AT_FIRST);
  return (
    <Card
      as="section"
      className={styles.card}
      aria-labelledby={headingId}
      onPointerEnter={touch}
      onFocus={touch}
    >
      <div className={styles.head}>
        <h2 id={headingId}>{words.name}</h2>
        <p>{isFinal ? words.introFinal(maxPoints) : words.intro(maxPoints)}</p>
        {checked}
      </div>
      <Table label={words.name} className={styles.table}>
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
        <tbody>
          {shown.map((ranked) => (
            <RankingRow
              key={ranked.entry}
              ranked={ranked}
              name={nameEntry(ranked.entry, contest.entries, contestNamesWords)}
              reviews={byEntry.get(ranked.entry) ?? []}
              maxPoints={maxPoints}
              isWinner={isFinal && ranked.rank === 1}
              renderReviews={(written) => {
                if (!ReviewList)
                  return hasFailed ? words.failed : <Skeleton lines={2} label={words.loading} />;
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
          ))}
        </tbody>
      </Table>
      {shown.length < ranking.length && (
        <Button variant="outlined" onClick={() => setIsWhole(true)}>
          {words.showAll(ranking.length)}
        </Button>
      )}
    </Card>
  );
}

const groupByEntry = (reviews: readonly Review[]): ReadonlyMap<string, readonly Review[]> => {
  const groups = new Map<string, Review[]>();
  for (const review of reviews) {
    const group = groups.get(review.entry);
    if (group) group.push(review);
    else groups.set(review.entry, [review]);
  }
  return groups;
};
