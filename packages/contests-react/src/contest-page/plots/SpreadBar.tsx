import type { Spread } from '@org/contests';
import styles from './SpreadBar.module.css';

export type SpreadBarProps = {
  /** The points of each review. */
  readonly given: readonly number[];
  readonly spread: Spread;
  /** Not rounded. */
  readonly mean: number;
  readonly max: number;
};

/** A margin on both ends, so that a dot at 0 or at the maximum is not cut off. */
const MARGIN = 2;
const getShare = (points: number, max: number) => (points / max) * (100 - 2 * MARGIN);
const HEIGHT = 32;
const MIDDLE = HEIGHT / 2;

/** A box plot: the range as a line, the middle half as a box, a dot per review, the mean as a thick tick. */
export function SpreadBar({ given, spread, mean, max }: SpreadBarProps) {
  const at = (points: number) => `${MARGIN + getShare(points, max)}%`;
  return (
    <svg className={styles.bar} aria-hidden="true" width="100%" height={HEIGHT}>
      {[0, max / 2, max].map((points) => (
        <line key={points} className={styles.grid} x1={at(points)} x2={at(points)} y1="0" y2={HEIGHT} />
      ))}
      <line className={styles.range} x1={at(spread.min)} x2={at(spread.max)} y1={MIDDLE} y2={MIDDLE} />
      <rect
        className={styles.half}
        x={at(spread.lowerQuartile)}
        width={`${getShare(spread.upperQuartile - spread.lowerQuartile, max)}%`}
        y={MIDDLE - 8}
        height="16"
        rx="3"
      />
      {countEqual(given).map(({ points, count }) => (
        <circle key={points} className={styles.dot} cx={at(points)} cy={MIDDLE} r={3 + Math.min(count, 4)} />
      ))}
      <line className={styles.mean} x1={at(mean)} x2={at(mean)} y1="2" y2={HEIGHT - 2} />
    </svg>
  );
}

/** Equal points share one dot; its size shows how many. */
const countEqual = (given: readonly number[]) => {
  const counts = new Map<number, number>();
  for (const points of given) counts.set(points, (counts.get(points) ?? 0) + 1);
  return [...counts].map(([points, count]) => ({ points, count }));
};
