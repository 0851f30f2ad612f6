import { CRITERIA_V1 } from '@org/contests';
import { Tag } from '@org/ui-theme';
import { useTexts } from '../provider/contests.ts';
import { criteriaTexts } from '../texts/en/criteria.ts';
import { startContestTexts } from '../texts/en/startContest.ts';
import styles from './CriteriaTags.module.css';

/** The most points that an entry can get. */
export const MAX_POINTS = CRITERIA_V1.reduce((sum, { maxPoints }) => sum + maxPoints, 0);

/** The criteria of every contest that this form starts, with the points that each is worth. */
export function CriteriaTags() {
  const words = useTexts('startContest', startContestTexts).criteria;
  const criteriaWords = useTexts('criteria', criteriaTexts);
  return (
    <ul className={styles.tags} aria-label={words.name}>
      {CRITERIA_V1.map(({ id, label, maxPoints }) => (
        <li key={id}>
          <Tag tone="info">{words.worth(criteriaWords[id] ?? label, maxPoints)}</Tag>
        </li>
      ))}
    </ul>
  );
}
