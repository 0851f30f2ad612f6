import type { AdditiveEntry, Result, WinnerComparison } from '@org/contests';
import { Banner, Table, Tag, TrophyIcon } from '@org/ui-theme';
import { TablePortions, useWhole } from '../../base/page/TablePortions.tsx';
import { useTexts } from '../../base/provider/contests.ts';
import { formatPoints } from '../../base/text/formatNumber.ts';
import { plotsTexts } from '../../messages/en/plots.ts';
import { useEntryNames } from '../parts/entryNames.ts';
import styles from './SecondRanking.module.css';

/** A longer table is drawn in portions. */
const ROWS_AT_ONCE = 200;

export type SecondRankingProps = {
  readonly result: Result;
  readonly additive: readonly AdditiveEntry[];
  readonly winners: WinnerComparison;
  readonly sentences: { readonly differs: string; readonly text: string };
};

/** The ranking with the judges' strictness evened out, where it has another winner. */
export function SecondRanking({ result, additive, winners, sentences }: SecondRankingProps) {
  const words = useTexts('plots', plotsTexts).second;
  const { ranking } = result;
  const getName = useEntryNames();
  const byMean = new Map(ranking.map((ranked) => [ranked.entry, ranked]));
  const reviewed = additive.filter(({ rank }) => rank !== null);
  const { isWhole } = useWhole(reviewed.length <= ROWS_AT_ONCE);
  return (
    <>
      <Banner tone="warning" role="note" title={sentences.differs}>
        {sentences.text}
      </Banner>
      <Table
        label={words.name}
        dense
        className={styles.table}
        aria-rowcount={isWhole ? undefined : reviewed.length + 1}
      >
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
        <TablePortions
          items={reviewed}
          isWhole={isWhole}
          renderRow={({ entry, rank, points }, index) => (
            <tr key={entry} aria-rowindex={isWhole ? undefined : index + 2}>
              <td data-numeric className={styles.rank}>
                {rank}
              </td>
              <td className={styles.entry}>
                <bdi>{getName(entry).name}</bdi>
                <Mark entry={entry} winners={winners} />
              </td>
              <td data-numeric className={styles.points}>
                {formatPoints(points)}
              </td>
              <td data-numeric className={styles.soft}>
                {formatPoints(byMean.get(entry)?.points ?? '')}
              </td>
            </tr>
          )}
        />
      </Table>
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
