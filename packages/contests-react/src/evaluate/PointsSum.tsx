import { type Criterion, sumPoints } from '@org/contests';
import { useTexts } from '../provider/contests.ts';
import { evaluateTexts } from '../texts/en/evaluate.ts';
import styles from './PointsSum.module.css';

export type PointsSumProps = { readonly criteria: readonly Criterion[]; readonly tags: readonly string[] };

/** The sum of the ticked criteria. */
export function PointsSum({ criteria, tags }: PointsSumProps) {
  const words = useTexts('evaluate', evaluateTexts);
  const max = criteria.reduce((sum, criterion) => sum + criterion.maxPoints, 0);
  return (
    <p className={styles.sum} role="status">
      <span>{words.sum}</span> <strong>{words.sumOf(sumPoints(criteria, tags), max)}</strong>
    </p>
  );
}
