import type { AdditiveEntry, Result, WinnerComparison } from '@org/contests';
import { getEntryName } from '@org/contests/names';
import { Banner, Button, Table, Tag, TrophyIcon } from '@org/ui-theme';
import { useState } from 'react';
import { useTexts } from '../../provider/contests.ts';
import { formatPoints } from '../../text/formatNumber.ts';
import { contestNamesTexts } from '../../texts/en/contestNames.ts';
import { plotsTexts } from '../../texts/en/plots.ts';
import styles from './SecondRanking.module.css';

/** Rows rendered at first; a contest may have many more. */
const ROWS_AT_FIRST = 50;

export type SecondRankingProps = {
  readonly result: Result;
  readonly additive: readonly AdditiveEntry[];
  readonly winners: WinnerComparison;
};

/** The ranking with the judges' strictness evened out, where it has another winner. */
export function SecondRanking({ result, additive, winners }: SecondRankingProps) {
  const contestNamesWords = useTexts('contestNames', contestNamesTexts);
  const words = useTexts('plots', plotsTexts).second;
  const { contest, ranking } = result;
  const [isWhole, setIsWhole] = useState(false);
  const byMean = new Map(ranking.map((ranked) => [ranked.entry, ranked]));
  const reviewed = additive.filter(({ rank }) => rank !== null);
  const shown = isWhole ? reviewed : reviewed.slice(0, ROWS_AT_FIRST);
  return (
    <>
      <Banner tone="warning" role="note" title={words.differs}>
        {words.differsText}
      </Banner>
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
                <bdi>{getEntryName(entry, contest.entries, contestNamesWords).name}</bdi>
                <Mark entry={entry} winners={winners} />
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
        <Button variant="outlined" className={styles.all} onClick={() => setIsWhole(true)}>
          {words.showAll(reviewed.length)}
        </Button>
      )}
    </>
  );
}

/** Entries that are first in only one of the two rankings. */
function Mark({ entry, winners }: { readonly entry: string; readonly winners: WinnerComparison }) {
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
