import { PointsStrip } from '@org/contests-react/reading';
import { Avatar } from '@org/ui-theme';
import { messages } from '../../messages/messages.ts';
import { EXAMPLE_MAX_POINTS, exampleRanking } from './exampleRanking.ts';
import styles from './StepPicture.module.css';

const { example, startContest } = messages.landing;

/** Addresses for generated pictures only. */
const JUDGES = ['a', '3', '7', 'c'].map((digit) => `0x${digit.repeat(40)}`);

/** A quiet still of the product: the form, a review, the ranking. Decoration: the text beside it says the same. */
export function StepPicture({ step }: { readonly step: number }) {
  return (
    <div className={styles.shot} aria-hidden="true">
      <div className={styles.paper}>
        {step === 0 && (
          <>
            <strong>{startContest}</strong>
            <span className={styles.field}>{example.title}</span>
            <span className={styles.judges}>
              {JUDGES.map((judge) => (
                <Avatar key={judge} address={judge} size="small" />
              ))}
            </span>
            <span className={styles.bar} />
          </>
        )}
        {step === 1 && (
          <>
            <strong>{example.entries[1]}</strong>
            <span className={styles.grades}>
              {[1, 2, 3, 4, 5].map((grade) => (
                <span key={grade} data-chosen={grade === 4 || undefined}>
                  {grade}
                </span>
              ))}
            </span>
            <span className={styles.field}>{example.quote}</span>
          </>
        )}
        {step === 2 &&
          exampleRanking.slice(0, 3).map(({ rank, points, mean }, index) => (
            <span key={rank} className={styles.row}>
              <b data-first={rank === 1 || undefined}>{rank}</b>
              <span>{example.entries[index]}</span>
              <PointsStrip points={points} mean={mean} max={EXAMPLE_MAX_POINTS} />
            </span>
          ))}
      </div>
    </div>
  );
}
