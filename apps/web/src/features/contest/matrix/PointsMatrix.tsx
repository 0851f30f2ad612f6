import type { Contest, RankedEntry, Review } from '@org/contests';
import { Avatar, Card, shortenAddress, Table, VisuallyHidden } from '@org/ui-theme';
import type { Address } from 'viem';
import { Breakable } from '../../../shared/contest/Breakable.tsx';
import { messages } from '../../../shared/messages/messages.ts';
import { shortenLink } from '../../../shared/text/shortenLink.ts';
import styles from './PointsMatrix.module.css';

const words = messages.contest.matrix;

/** The last step of the scale: everything. Nothing at all has a step of its own, 0. */
const STEPS = 5;
/** Beyond this many cells a table helps nobody, and the ranking's rows hold the same. */
const MAX_CELLS = 6_000;

export type PointsMatrixProps = {
  readonly contest: Contest;
  readonly ranking: readonly RankedEntry[];
  readonly reviews: readonly Review[];
};

/** Judge by entry, in steps of one hue with the figures printed. */
export function PointsMatrix({ contest, ranking, reviews }: PointsMatrixProps) {
  const { judges, criteria } = contest;
  if (judges.length * ranking.length > MAX_CELLS) return null;
  const maxPoints = criteria.reduce((sum, criterion) => sum + criterion.maxPoints, 0);
  const given = new Map(reviews.map(({ judge, entry, points }) => [`${judge} ${entry}`, points]));
  return (
    <Card as="section" className={styles.card} aria-labelledby="matrix-heading">
      <div className={styles.head}>
        <h2 id="matrix-heading">{words.title}</h2>
        <p>{words.intro}</p>
      </div>
      <Table label={words.name} dense scroll="always" className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.entry}</th>
            {judges.map((judge) => (
              <JudgeHead key={judge} judge={judge} />
            ))}
          </tr>
        </thead>
        <tbody>
          {ranking.map(({ entry }) => (
            <tr key={entry}>
              <th scope="row" title={entry}>
                <bdi>
                  <Breakable text={shortenLink(entry)} />
                </bdi>
              </th>
              {judges.map((judge) => (
                <PointsCell key={judge} points={given.get(`${judge} ${entry}`)} maxPoints={maxPoints} />
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

function JudgeHead({ judge }: { judge: Address }) {
  return (
    <th scope="col" title={judge}>
      <span className={styles.judge}>
        <Avatar address={judge} size="small" />
        <span>{shortenAddress(judge)}</span>
      </span>
    </th>
  );
}

function PointsCell({ points, maxPoints }: { points: number | undefined; maxPoints: number }) {
  if (points === undefined) {
    return (
      <td className={styles.none}>
        <span aria-hidden="true">·</span>
        <VisuallyHidden>{words.empty}</VisuallyHidden>
      </td>
    );
  }
  return (
    <td className={styles.cell} data-step={Math.ceil((points / maxPoints) * STEPS)}>
      {points}
    </td>
  );
}
