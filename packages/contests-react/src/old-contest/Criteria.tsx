import type { Criterion } from '@org/contests';
import { Card, VisuallyHidden } from '@org/ui-theme';
import { getMaxScore } from '../contest/score.ts';
import { useTexts } from '../provider/contests.ts';
import { contestTexts } from '../texts/en/contest.ts';
import { criteriaTexts } from '../texts/en/criteria.ts';
import styles from './Criteria.module.css';

/** The criteria and what each is worth. */
export function Criteria({ criteria }: { readonly criteria: readonly Criterion[] }) {
  const words = useTexts('contest', contestTexts).criteria;
  const names = useTexts('criteria', criteriaTexts);
  const total = getMaxScore(criteria);
  return (
    <Card as="section" className={styles.criteria} aria-label={words.name}>
      <div className={styles.head}>
        <h2>{words.name}</h2>
        <p>{words.total(total)}</p>
      </div>
      <ul>
        {criteria.map(({ id, label, maxPoints }) => (
          <li key={id}>
            <bdi>{names[id] ?? label}</bdi>{' '}
            <strong>
              {maxPoints} <VisuallyHidden>{words.points(maxPoints)}</VisuallyHidden>
            </strong>
          </li>
        ))}
      </ul>
    </Card>
  );
}
