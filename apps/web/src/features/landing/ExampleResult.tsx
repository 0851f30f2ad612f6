import { formatPoints } from '@org/contests-react';
import { PointsStrip } from '@org/contests-react/reading';
import { Avatar, CheckIcon, Tag, VerifiedIcon, VisuallyHidden } from '@org/ui-theme';
import { messages } from '../../messages/messages.ts';
import styles from './ExampleResult.module.css';

/** One row of the example ranking. */
type ExampleRow = {
  readonly rank: number;
  /** The points of each review, out of 26. */
  readonly points: readonly number[];
  readonly mean: number;
};

/** The maximum points of a review: the classic six criteria. */
const EXAMPLE_MAX_POINTS = 26;

const reviews: readonly (readonly number[])[] = [
  [26, 24, 21, 21, 19],
  [22, 19, 19, 16, 14],
  [18, 15, 13, 13, 8],
  [12, 11, 8, 6, 3],
];

const getMean = (points: readonly number[]) => points.reduce((sum, each) => sum + each, 0) / points.length;

/** A made-up ranking for the landing page. */
const exampleRanking: readonly ExampleRow[] = reviews
  .map((points) => ({ points, mean: getMean(points) }))
  .sort((a, b) => b.mean - a.mean)
  .map((row, index) => ({ ...row, rank: index + 1 }));

const words = messages.landing.example;

/** The quoted judge's address, used for a generated picture only. */
const JUDGE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** An example of a result: a ranking with a dot per review, and one quoted review. */
export function ExampleResult() {
  return (
    <figure className={styles.example}>
      <div className={styles.card}>
        <div className={styles.head}>
          <p className={styles.state}>
            <Tag icon={<CheckIcon size="small" />}>{words.state}</Tag> {words.summary}
          </p>
          <p className={styles.title}>{words.title}</p>
        </div>
        <table className={styles.ranking} aria-label={words.title}>
          <thead>
            <tr>
              {[words.rank, words.entry, words.points].map((name) => (
                <th key={name} scope="col">
                  <VisuallyHidden>{name}</VisuallyHidden>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {exampleRanking.map(({ rank, points, mean }, index) => (
              <tr key={rank} data-first={rank === 1 || undefined}>
                <td className={styles.rank}>
                  <span>{rank}</span>
                </td>
                <td className={styles.entry}>
                  <p>{words.entries[index]}</p>
                  <PointsStrip points={points} mean={mean} max={EXAMPLE_MAX_POINTS} />
                </td>
                <td className={styles.points}>{formatPoints(`${mean}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <blockquote className={styles.quote}>
          <q>{words.quote}</q>
          <footer>
            <Avatar address={JUDGE} size="small" /> {words.by}
          </footer>
        </blockquote>
        <p className={styles.check}>
          <VerifiedIcon size="small" /> {words.check}
        </p>
      </div>
      <figcaption>{words.caption}</figcaption>
    </figure>
  );
}
