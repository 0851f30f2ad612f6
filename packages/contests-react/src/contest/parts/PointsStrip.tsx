import styles from './PointsStrip.module.css';

export type PointsStripProps = {
  /** The points of each review in force. */
  readonly points: readonly number[];
  /** The mean, not rounded. */
  readonly mean: number | null;
  readonly max: number;
};

const MOST_RINGS = 2;

/** A margin on both ends, so that a dot at 0 or at the maximum is not cut off. */
const MARGIN = 2;
const at = (points: number, max: number) => `${MARGIN + (points / max) * (100 - 2 * MARGIN)}%`;

/** A scale from 0 to the maximum: a dot per review, a tick at the mean. The figures are next to it as text. */
export function PointsStrip({ points, mean, max }: PointsStripProps) {
  const seen = new Map<number, number>();
  return (
    <svg className={styles.strip} aria-hidden="true" width="100%">
      <line className={styles.line} x1={at(0, max)} x2={at(max, max)} y1="50%" y2="50%" />
      {points.map((value, index) => {
        // Equal points become rings around the first dot, up to two: more would look the same.
        const before = seen.get(value) ?? 0;
        seen.set(value, before + 1);
        if (before > MOST_RINGS) return null;
        return (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: equal points have no other identity
            key={index}
            className={before === 0 ? styles.dot : styles.ring}
            cx={at(value, max)}
            cy="50%"
            r={4.5 + before * 2.5}
          />
        );
      })}
      {mean !== null && (
        <line className={styles.mean} x1={at(mean, max)} x2={at(mean, max)} y1="5%" y2="95%" />
      )}
    </svg>
  );
}
