import type { RankedEntry } from '@org/contests';
import { Card, Skeleton } from '@org/ui-theme';
import type { ReactNode } from 'react';
import { useTexts } from '../../base/provider/contests.ts';
import { formatPoints } from '../../base/text/formatNumber.ts';
import { entryTexts } from '../../messages/en/entry.ts';
import type { Texts } from '../../messages/texts.ts';
import { PointsStrip } from '../parts/PointsStrip.tsx';
import styles from './Facts.module.css';

export type FactsProps = {
  /** Undefined while the reviews are loading. */
  readonly ranked: RankedEntry | undefined;
  /** The number of entries with this rank, including this one. */
  readonly sharedBy: number;
  /** The points of each review in force. */
  readonly points: readonly number[];
  readonly maxPoints: number;
  readonly isFinal: boolean;
};

/** An entry's result: rank, mean, spread and coverage. Its height is the same while loading. */
export function Facts({ ranked, sharedBy, points, maxPoints, isFinal }: FactsProps) {
  const words = useTexts('entry', entryTexts);
  const isWinner = isFinal && ranked?.rank === 1;
  return (
    <Card className={styles.card}>
      <dl className={styles.facts}>
        <Fact name={words.rank} isGold={isWinner}>
          {ranked && (ranked.rank ?? words.noRank)}
          {sharedBy > 1 && <small>{words.shared(sharedBy)}</small>}
        </Fact>
        <Fact name={words.points}>
          {ranked && (ranked.reviews > 0 ? formatPoints(ranked.points) : words.noPoints)}
          {ranked && ranked.reviews > 0 && <small>{words.ofMax(maxPoints)}</small>}
        </Fact>
        <Fact name={words.spread}>{ranked && describeSpread(points, words)}</Fact>
        <Fact name={words.coverage}>{ranked && words.reviewsOf(ranked.reviews, ranked.judges)}</Fact>
      </dl>
      <PointsStrip
        points={points}
        mean={ranked && ranked.mean.count > 0 ? ranked.mean.sum / ranked.mean.count : null}
        max={maxPoints}
      />
    </Card>
  );
}

type FactProps = {
  readonly name: string;
  readonly isGold?: boolean;
  /** Undefined while loading: shows a skeleton. */
  readonly children: ReactNode;
};

function Fact({ name, isGold, children }: FactProps) {
  const isThere = Array.isArray(children) ? children[0] !== undefined : children !== undefined;
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd data-gold={isGold || undefined}>{isThere ? children : <Skeleton width="long" />}</dd>
    </div>
  );
}

const describeSpread = (points: readonly number[], words: Texts['entry']): string => {
  if (points.length === 0) return words.noSpread;
  if (points.length === 1) return words.oneReview;
  return words.range(Math.min(...points), Math.max(...points));
};
