import { type Criterion, sumPoints } from '@org/contests';
import { messages } from '../../shared/messages/messages.ts';
import styles from './PointsSum.module.css';

const words = messages.evaluate;

export type PointsSumProps = { readonly criteria: readonly Criterion[]; readonly tags: readonly string[] };

/** What the ticked criteria come to; it runs along. */
export function PointsSum({ criteria, tags }: PointsSumProps) {
  const max = criteria.reduce((sum, criterion) => sum + criterion.maxPoints, 0);
  return (
    <p className={styles.sum} role="status">
      <span>{words.sum}</span> <strong>{words.sumOf(sumPoints(criteria, tags), max)}</strong>
    </p>
  );
}
