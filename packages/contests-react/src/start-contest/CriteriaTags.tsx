import { CRITERIA_V1 } from '@org/contests';
import { Tag } from '@org/ui-theme';
import { useTexts } from '../provider/contests.ts';
import { criteriaTexts } from '../texts/en/criteria.ts';
import { startContestTexts } from '../texts/en/startContest.ts';
import styles from './CriteriaTags.module.css';

/** The maximum points of an entry. */
export const MAX_POINTS = CRITERIA_V1.reduce((sum, { maxPoints }) => sum + maxPoints, 0);

/** The fixed criteria of contests started by this form, with their points. */
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
