import type { Criterion } from '@org/contests';
import { useState } from 'react';
import { useTexts } from '../../base/provider/contests.ts';
import { CriteriaFields } from '../../judge/review/CriteriaFields.tsx';
import { startContestTexts } from '../../messages/en/startContest.ts';
import { type CriterionRow, isBlankCriterion, readNumber } from '../form/contestForm.ts';
import styles from './ContestPreview.module.css';

/** A longer form would only repeat the list beside it. */
const MOST = 20;

const isWithin = (value: number): boolean => value >= 1 && value <= 255;

/** The criteria that can be shown; one with a number that is not valid counts as yes or no. */
export function toCriteria(rows: readonly CriterionRow[]): readonly Criterion[] {
  return rows
    .filter((row) => !isBlankCriterion(row))
    .slice(0, MOST)
    .map(({ label, maxPoints, weight }, index) => ({
      id: `${index}`,
      label,
      maxPoints: isWithin(readNumber(maxPoints)) ? readNumber(maxPoints) : 1,
      weight: isWithin(readNumber(weight)) ? readNumber(weight) : 1,
    }));
}

/** The form that judges will fill in; it can be tried. */
export function JudgeFormPreview({ rows }: { readonly rows: readonly CriterionRow[] }) {
  const words = useTexts('startContest', startContestTexts).look;
  const criteria = toCriteria(rows);
  const [given, setGiven] = useState<readonly (number | null)[]>([]);
  const anchors = rows
    .filter((row) => !isBlankCriterion(row))
    .map((row) =>
      row.anchors
        .map(({ points, text }) => ({ points: readNumber(points), text }))
        .filter(({ points, text }) => Number.isInteger(points) && text.trim() !== ''),
    );
  return (
    <aside className={styles.preview} aria-label={words.name}>
      <p className={styles.caption}>
        <strong>{words.form}</strong> <span>{words.formText}</span>
      </p>
      <div className={styles.card}>
        {criteria.length === 0 ? (
          <p className={styles.nothing}>{words.noCriteria}</p>
        ) : (
          <CriteriaFields
            criteria={criteria}
            anchors={anchors}
            given={criteria.map(({ maxPoints }, index) => {
              const points = given[index] ?? null;
              return points !== null && points <= maxPoints ? points : null;
            })}
            disabled={false}
            isChecked={false}
            typed={undefined}
            onGive={(index, points) =>
              setGiven((before) => criteria.map((_, at) => (at === index ? points : (before[at] ?? null))))
            }
          />
        )}
      </div>
    </aside>
  );
}
