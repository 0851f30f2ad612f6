import { type AdditiveEntry, compareWinners, rankAdditively, type WinnerComparison } from '@org/contests';
import { Banner, Button, Card, Table, Tag, TrophyIcon } from '@org/ui-theme';
import { useMemo, useState } from 'react';
import { EntryLink } from '../../contest/EntryLink.tsx';
import { useTexts } from '../../provider/contests.ts';
import type { ReadResult } from '../../reading/reading.ts';
import { formatPoints } from '../../text/formatNumber.ts';
import { nameEntry } from '../../text/names.ts';
import { contestNamesTexts } from '../../texts/en/contestNames.ts';
import { plotsTexts } from '../../texts/en/plots.ts';
import styles from './SecondRanking.module.css';

/** Rows rendered at first; a contest may have many more. */
const ROWS_AT_FIRST = 50;

/**
 * The additive ranking for partial coverage, which corrects for the judges' strictness. Renders nothing if it equals
 * the first ranking.
 */
export function SecondRanking({ result }: { result: ReadResult }) {
  const additive = useMemo(
    () => (result.additive === undefined ? rankAdditively(result.contest, result.counted) : result.additive),
    [result],
  );
  return additive && <SecondRankingView result={result} additive={additive} />;
}

function SecondRankingView(props: { result: ReadResult; additive: readonly AdditiveEntry[] }) {
  const contestNamesWords = useTexts('contestNames', contestNamesTexts);
  const words = useTexts('plots', plotsTexts).second;
  const { result, additive } = props;
  const { contest, ranking } = result;
  const [isWhole, setIsWhole] = useState(false);
  const winners = compareWinners(ranking, additive);
  const byMean = new Map(ranking.map((ranked) => [ranked.entry, ranked]));
  const reviewed = additive.filter(({ rank }) => rank !== null);
  const shown = isWhole ? reviewed : reviewed.slice(0, ROWS_AT_FIRST);
  return (
    <Card as="section" className={styles.card} aria-labelledby="second-heading">
      <div className={styles.head}>
        <h2 id="second-heading">{words.title}</h2>
        <p>{words.intro}</p>
      </div>
      {winners.isDifferent ? (
        <Banner tone="warning" role="note" title={words.differs}>
          {words.differsText}
        </Banner>
      ) : (
        <p>{words.same}</p>
      )}
      <Table label={words.name} dense className={styles.table}>
        <thead>
          <tr>
            <th scope="col" data-numeric>
              {words.rank}
            </th>
            <th scope="col">{words.entry}</th>
            <th scope="col" data-numeric>
              {words.points}
            </th>
            <th scope="col" data-numeric>
              {words.mean}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ entry, rank, points }) => (
            <tr key={entry}>
              <td data-numeric className={styles.rank}>
                {rank}
              </td>
              <td className={styles.entry}>
                <EntryLink entry={nameEntry(entry, contest.entries, contestNamesWords)} hasScheme={false} />
                {winners.isDifferent && <Mark entry={entry} winners={winners} />}
              </td>
              <td data-numeric className={styles.points}>
                {formatPoints(points)}
              </td>
              <td data-numeric className={styles.soft}>
                {formatPoints(byMean.get(entry)?.points ?? '')}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {shown.length < reviewed.length && (
        <Button variant="outlined" onClick={() => setIsWhole(true)}>
          {words.showAll(reviewed.length)}
        </Button>
      )}
    </Card>
  );
}

/** Entries that are first in only one of the two rankings. */
function Mark({ entry, winners }: { entry: string; winners: WinnerComparison }) {
  const words = useTexts('plots', plotsTexts).second;
  const isHere = winners.additive.includes(entry);
  if (isHere === winners.mean.includes(entry)) return null;
  return (
    <span className={styles.mark}>
      <Tag tone={isHere ? 'warning' : 'neutral'} icon={<TrophyIcon size="small" />}>
        {isHere ? words.firstHere : words.firstByMean}
      </Tag>
    </span>
  );
}
