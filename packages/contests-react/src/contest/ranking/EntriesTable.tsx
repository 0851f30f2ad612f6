import type { RankedEntry } from '@org/contests';
import { Table } from '@org/ui-theme';
import type { ReactNode } from 'react';
import { useTexts } from '../../base/provider/contests.ts';
import type { SealedCounts } from '../../data/reading/countReviews.ts';
import { contestTexts } from '../../messages/en/contest.ts';
import { useEntryNames } from '../parts/entryNames.ts';
import { NamedEntry } from '../parts/NamedEntry.tsx';
import type { ContestLinks } from '../review/ReviewList.tsx';
import styles from './EntriesTable.module.css';
import type { LongTable } from './longTable.ts';

export type EntriesTableProps = {
  /** In the contest's order: there are no reviews yet. */
  readonly ranking: readonly RankedEntry[];
  readonly links: Pick<ContestLinks, 'getEntryPath'>;
  /** Before judging has begun nothing is counted. */
  readonly hasBegun?: boolean;
  /** The sealed reviews of each entry. */
  readonly sealed?: SealedCounts;
  readonly long?: LongTable | undefined;
  readonly renderAct?: ((entry: string) => ReactNode) | undefined;
};

/** The entries before the first review: no rank, no points. */
export function EntriesTable(props: EntriesTableProps) {
  const { ranking, links, long, hasBegun = true, sealed, renderAct } = props;
  const getName = useEntryNames();
  const words = useTexts('contest', contestTexts);
  const cover = (entry: string, reviews: number, judges: number) =>
    sealed && sealed.total > 0
      ? words.ranking.sealed(reviews + (sealed.byEntry.get(entry) ?? 0), judges)
      : words.ranking.coverage(reviews, judges);
  const renderRow = ({ entry, reviews, judges }: RankedEntry, rowIndex?: number) => (
    <tr key={entry} aria-rowindex={rowIndex}>
      <td className={styles.entry}>
        <span className={styles.line}>
          <NamedEntry name={getName(entry)} href={links.getEntryPath(entry)} />
          {renderAct?.(entry)}
        </span>
      </td>
      {hasBegun && (
        <td className={styles.reviews} data-numeric>
          {cover(entry, reviews, judges)}
        </td>
      )}
    </tr>
  );
  return (
    <Table label={words.entries.name} dense className={styles.table} aria-rowcount={long?.rowCount}>
      <thead>
        <tr>
          <th scope="col">{words.ranking.entry}</th>
          {hasBegun && (
            <th scope="col" data-numeric>
              {words.ranking.reviews}
            </th>
          )}
        </tr>
      </thead>
      {long ? long.renderBody(renderRow) : <tbody>{ranking.map((ranked) => renderRow(ranked))}</tbody>}
    </Table>
  );
}
