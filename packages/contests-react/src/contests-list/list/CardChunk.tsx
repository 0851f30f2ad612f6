import type { Contest } from '@org/contests';
import { memo, type ReactNode } from 'react';
import { ContestCards } from '../../contest-card/ContestCards.tsx';
import styles from './CardChunk.module.css';

/** Cards that are laid out together. */
export const CARDS_PER_CHUNK = 24;

export type CardChunkProps = {
  readonly contests: readonly Contest[];
  readonly renderContest: (contest: Contest) => ReactNode;
};

/** A few of many cards: drawn anew only when they change, and not laid out while they are far from the screen. */
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
