import { type PointsCell, type Result, tabulatePoints } from '@org/contests';
import { shortenAddress, Table, VisuallyHidden } from '@org/ui-theme';
import { useMemo } from 'react';
import type { Address } from 'viem';
import { TablePortions, useWhole } from '../../base/page/TablePortions.tsx';
import { useTexts } from '../../base/provider/contests.ts';
import { plotsTexts } from '../../messages/en/plots.ts';
import { usePerson } from '../../person/PeopleProvider.tsx';
import { PersonName, PersonPicture } from '../../person/PersonView.tsx';
import { useEntryNames } from '../parts/entryNames.ts';
import styles from './PointsMatrix.module.css';

/** The highest color step; 0 points have their own step, 0. */
const STEPS = 5;
/** A larger table is drawn in portions. */
const CELLS_AT_ONCE = 6_000;
const ROWS_PER_PORTION = 20;
/** Three times the judges that this site allows; a larger table would be useless. */
const MAX_JUDGES = 300;
/** The columns that fit on a sheet of paper; more judges get another table. */
const JUDGES_PER_TABLE = 20;

export type PointsMatrixProps = { readonly result: Result; readonly cellsAtOnce?: number };

/** Points by judge and entry, in steps of one hue with the figures printed. */
export function PointsMatrix({ result, cellsAtOnce = CELLS_AT_ONCE }: PointsMatrixProps) {
  const words = useTexts('plots', plotsTexts).matrix;
  const { contest, ranking } = result;
  const getName = useEntryNames();
  const { judges } = contest;
  const { isWhole } = useWhole(ranking.length * judges.length <= cellsAtOnce);
  const isTooLarge = judges.length > MAX_JUDGES;
  const table = useMemo(() => (isTooLarge ? undefined : tabulatePoints(result)), [isTooLarge, result]);
  if (!table) return null;
  const { rows, maxPoints } = table;
  const parts = cutIntoParts(judges, JUDGES_PER_TABLE);
  return (
    <>
      <p className={styles.intro}>{words.intro}</p>
      {parts.map(({ from, items }) => (
        <Table
          key={from}
          label={parts.length === 1 ? words.name : words.part(from + 1, from + items.length)}
          dense
          scroll="always"
          className={styles.table}
          aria-rowcount={isWhole ? undefined : rows.length + 1}
        >
          <thead>
            <tr>
              <th scope="col">{words.entry}</th>
              {items.map((judge) => (
                <JudgeHead key={judge} judge={judge} />
              ))}
            </tr>
          </thead>
          <TablePortions
            items={rows}
            rowsPerPortion={ROWS_PER_PORTION}
            isWhole={isWhole}
            renderRow={({ entry, cells }, index) => {
              const { name, whole } = getName(entry);
              return (
                <tr key={entry} aria-rowindex={isWhole ? undefined : index + 2}>
                  <th scope="row" title={whole}>
                    <bdi>{name}</bdi>
                  </th>
                  {items.map((judge, nth) => (
                    <Cell key={judge} cell={cells[from + nth] ?? null} maxPoints={maxPoints} />
                  ))}
                </tr>
              );
            }}
          />
        </Table>
      ))}
    </>
  );
}

function JudgeHead({ judge }: { judge: Address }) {
  const person = usePerson(judge);
  return (
    <th scope="col" title={judge}>
      <span className={styles.judge}>
        <PersonPicture address={judge} src={person?.picture} />
        <span className={styles.name}>
          <PersonName person={person} />
        </span>
        <span className={styles.address}>{shortenAddress(judge)}</span>
      </span>
    </th>
  );
}

function Cell({ cell, maxPoints }: { cell: PointsCell | null; maxPoints: number }) {
  const words = useTexts('plots', plotsTexts).matrix;
  if (!cell) {
    return (
      <td className={styles.none}>
        <span aria-hidden="true">·</span>
        <VisuallyHidden>{words.empty}</VisuallyHidden>
      </td>
    );
  }
  return (
    <td className={styles.cell} data-step={Math.ceil((cell.points / maxPoints) * STEPS)}>
      {cell.points}
    </td>
  );
}

/** Splits a list into chunks, each with the index of its first item. */
export function cutIntoParts<Item>(
  items: readonly Item[],
  size: number,
): readonly { readonly from: number; readonly items: readonly Item[] }[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, part) => ({
    from: part * size,
    items: items.slice(part * size, (part + 1) * size),
  }));
}
