import type { Contest, RankedEntry, Review } from '@org/contests';
import { Button, Card, Meter } from '@org/ui-theme';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../provider/contests.ts';
import { contestTexts } from '../../texts/en/contest.ts';
import type { ContestLinks } from './contestLinks.ts';
import { EntriesTable } from './EntriesTable.tsx';
import styles from './Ranking.module.css';
import { RankingTable } from './RankingTable.tsx';

/** Rows rendered at first; a contest may have many more. */
const ROWS_AT_FIRST = 200;

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

/** Every entry: ranked, with its points and reviews, once there is a review; before, as a plain list. */
export function Ranking({ contest, ranking, reviews, isFinal, links, checked, renderAct }: RankingProps) {
  const words = useTexts('contest', contestTexts);
  const headingId = useId();
  const [isWhole, setIsWhole] = useState(false);
  const maxPoints = contest.criteria.reduce((sum, criterion) => sum + criterion.maxPoints, 0);
  const shown = isWhole ? ranking : ranking.slice(0, ROWS_AT_FIRST);
  const table = { contest, links, renderAct, ranking: shown };
  const isReviewed = reviews.length > 0;
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
      {isReviewed ? (
        <RankingTable {...table} {...{ reviews, maxPoints, isFinal }} />
      ) : (
        <EntriesTable {...table} />
      )}
      {shown.length < ranking.length && (
        <Button variant="outlined" onClick={() => setIsWhole(true)}>
          {words.ranking.showAll(ranking.length)}
        </Button>
      )}
    </Card>
  );
}

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
