import type { Contest } from '@org/contests';
import { memo, type ReactNode } from 'react';
import { ContestCards } from '../cards/ContestCards.tsx';
import styles from './CardChunk.module.css';

/** The number of cards per chunk. */
export const CARDS_PER_CHUNK = 24;

export type CardChunkProps = {
  readonly contests: readonly Contest[];
  readonly renderContest: (contest: Contest) => ReactNode;
};

/** A memoized chunk of cards, whose layout is skipped while it is off screen. */
export const CardChunk = memo(
  function CardChunk({ contests, renderContest }: CardChunkProps) {
    return (
      <div className={styles.chunk} data-whole={contests.length === CARDS_PER_CHUNK || undefined}>
        <ContestCards>
          {contests.map((contest) => (
            <li key={contest.uid}>{renderContest(contest)}</li>
          ))}
        </ContestCards>
      </div>
    );
  },
  (before, after) =>
    before.renderContest === after.renderContest &&
    before.contests.length === after.contests.length &&
    before.contests.every((contest, index) => contest === after.contests[index]),
);
