import { formatPoints } from '@org/contests-react';
import { PointsStrip } from '@org/contests-react/reading';
import { Avatar, CheckIcon, Tag, VisuallyHidden } from '@org/ui-theme';
import { messages } from '../../messages/messages.ts';
import styles from './ExampleResult.module.css';
import { EXAMPLE_MAX_POINTS, exampleRanking } from './exampleRanking.ts';

const exampleMessages = messages.landing.example;

/** The quoted judge's address, used for a generated picture only. */
const JUDGE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** An example of a result: a ranking with a dot per review. */
export function ExampleResult() {
  return (
    <figure className={styles.example}>
      <div className={styles.card}>
        <div className={styles.head}>
          <p className={styles.state}>
            <Tag icon={<CheckIcon size="small" />}>{exampleMessages.state}</Tag> {exampleMessages.summary}
          </p>
          <p className={styles.title}>{exampleMessages.title}</p>
        </div>
        <table className={styles.ranking} aria-label={exampleMessages.title}>
          <thead>
            <tr>
              {[exampleMessages.rank, exampleMessages.entry, exampleMessages.points].map((name) => (
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
                  <p>{exampleMessages.entries[index]}</p>
                  <PointsStrip points={points} mean={mean} max={EXAMPLE_MAX_POINTS} />
                </td>
                <td className={styles.points}>{formatPoints(`${mean}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <figcaption>{exampleMessages.caption}</figcaption>
    </figure>
  );
}

/** A made-up review as a large quote, beside the example of a result only. */
export function ExampleQuote() {
  return (
    <blockquote className={styles.quote}>
      <q>{exampleMessages.quote}</q>
      <footer>
        <Avatar address={JUDGE} size="small" /> {exampleMessages.by}
      </footer>
    </blockquote>
  );
}
