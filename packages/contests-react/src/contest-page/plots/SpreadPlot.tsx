import { type EntrySpread, type Result, spreadPoints } from '@org/contests';
import { Button, Card, Table, VisuallyHidden } from '@org/ui-theme';
import { useState } from 'react';
import { Breakable } from '../../contest/EntryLink.tsx';
import { useTexts } from '../../provider/contests.ts';
import { formatPoints } from '../../text/formatNumber.ts';
import { nameEntry } from '../../text/names.ts';
import { contestNamesTexts } from '../../texts/en/contestNames.ts';
import { plotsTexts } from '../../texts/en/plots.ts';
import { SpreadBar } from './SpreadBar.tsx';
import styles from './SpreadPlot.module.css';
import { shortenEntry } from './shortenEntry.ts';

/** Rows rendered at first; a contest may have many more. */
const ROWS_AT_FIRST = 50;

/** Points per entry and their spread, as plots in a table with the figures next to them as text. */
export function SpreadPlot({ result }: { result: Result }) {
  const contestNamesWords = useTexts('contestNames', contestNamesTexts);
  const words = useTexts('plots', plotsTexts).spread;
  const [isWhole, setIsWhole] = useState(false);
  const max = result.contest.criteria.reduce((sum, { maxPoints }) => sum + maxPoints, 0);
  const reviewed = spreadPoints(result).filter(({ spread }) => spread !== null);
  const shown = isWhole ? reviewed : reviewed.slice(0, ROWS_AT_FIRST);
  return (
    <Card as="section" className={styles.card} aria-labelledby="spread-heading">
      <div className={styles.head}>
        <h2 id="spread-heading">{words.title}</h2>
        <p>{words.intro}</p>
      </div>
      <Table label={words.name} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.entry}</th>
            <th scope="col" className={styles.axis}>
              <VisuallyHidden>{words.plot}</VisuallyHidden>
              <Axis max={max} />
            </th>
            <th scope="col" data-numeric>
              {words.lowest}
            </th>
            <th scope="col" data-numeric>
              {words.mean}
            </th>
            <th scope="col" data-numeric>
              {words.highest}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <Row
              key={row.entry}
              row={row}
              name={nameEntry(row.entry, result.contest.entries, contestNamesWords)}
              max={max}
            />
          ))}
        </tbody>
      </Table>
      <p className={styles.legend}>{words.legend}</p>
      {shown.length < reviewed.length && (
        <Button variant="outlined" onClick={() => setIsWhole(true)}>
          {words.showAll(reviewed.length)}
        </Button>
      )}
    </Card>
  );
}

function Row({ row, name, max }: { row: EntrySpread; name: string; max: number }) {
  const words = useTexts('plots', plotsTexts).spread;
  const { entry, given, spread, mean, points } = row;
  if (!spread) return null;
  return (
    <tr className={styles.row}>
      <th scope="row" title={entry}>
        <bdi>
          <Breakable text={shortenEntry(name)} />
        </bdi>
      </th>
      <td className={styles.plot}>
        <SpreadBar
          given={given.map((one) => one.points)}
          spread={spread}
          mean={mean.sum / mean.count}
          max={max}
        />
      </td>
      <td data-numeric data-name={words.lowest}>
        {spread.min}
      </td>
      <td data-numeric data-name={words.mean}>
        {formatPoints(points)}
      </td>
      <td data-numeric data-name={words.highest}>
        {spread.max}
      </td>
    </tr>
  );
}

/** Ticks at 0, half and the maximum, aligned with the bars below. */
function Axis({ max }: { max: number }) {
  return (
    <svg className={styles.scale} aria-hidden="true" width="100%">
      <text x="2%" y="70%">
        0
      </text>
      <text x="50%" y="70%" className={styles.middle}>
        {max / 2}
      </text>
      <text x="98%" y="70%" className={styles.end}>
        {max}
      </text>
    </svg>
  );
}
