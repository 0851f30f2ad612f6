import {
  type AdditiveEntry,
  compareWinners,
  getPhase,
  type PointsCell,
  type Result,
  tabulatePoints,
  type WinnerComparison,
} from '@org/contests';
import { Banner, shortenAddress, Table, Tag, TrophyIcon, VisuallyHidden } from '@org/ui-theme';
import { useMemo } from 'react';
import type { Address } from 'viem';
import { TablePortions, useWhole } from '../../base/page/TablePortions.tsx';
import { useMessages } from '../../base/provider/contests.ts';
import { formatPoints } from '../../base/text/formatNumber.ts';
import { englishPlots } from '../../messages/en/plots.ts';
import { usePerson } from '../../person/PeopleProvider.tsx';
import { PersonName, PersonPicture } from '../../person/Person.tsx';
import { useEntryNames } from '../parts/entryNames.ts';
import styles from './Differences.module.css';

/** The highest color step; 0 points have their own step, 0. */
const STEPS = 5;
/** A larger table is drawn in portions. */
const CELLS_AT_ONCE = 6_000;
const ROWS_PER_PORTION = 20;
/** Three times the judges that this site allows; a larger table would be useless. */
const MAX_JUDGES = 300;
/** The columns that fit on a sheet of paper; more judges get another table. */
const JUDGES_PER_TABLE = 20;

type PointsMatrixProps = { readonly result: Result; readonly cellsAtOnce?: number };

/** Points by judge and entry, in steps of one hue with the figures printed. */
function PointsMatrix({ result, cellsAtOnce = CELLS_AT_ONCE }: PointsMatrixProps) {
  const messages = useMessages('plots', englishPlots).matrix;
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
      <p className={styles.intro}>{messages.intro}</p>
      {parts.map(({ from, items }) => (
        <Table
          key={from}
          label={parts.length === 1 ? messages.name : messages.part(from + 1, from + items.length)}
          dense
          scroll="always"
          className={styles.pointsMatrixTable}
          aria-rowcount={isWhole ? undefined : rows.length + 1}
        >
          <thead>
            <tr>
              <th scope="col">{messages.entry}</th>
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
  const messages = useMessages('plots', englishPlots).matrix;
  if (!cell) {
    return (
      <td className={styles.none}>
        <span aria-hidden="true">·</span>
        <VisuallyHidden>{messages.empty}</VisuallyHidden>
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
function cutIntoParts<Item>(
  items: readonly Item[],
  size: number,
): readonly { readonly from: number; readonly items: readonly Item[] }[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, part) => ({
    from: part * size,
    items: items.slice(part * size, (part + 1) * size),
  }));
}

/** A longer table is drawn in portions. */
const ROWS_AT_ONCE = 200;

type SecondRankingProps = {
  readonly result: Result;
  readonly additive: readonly AdditiveEntry[];
  readonly winners: WinnerComparison;
  readonly sentences: { readonly differs: string; readonly text: string };
};

/** The ranking with the judges' strictness evened out, where it has another winner. */
function SecondRanking({ result, additive, winners, sentences }: SecondRankingProps) {
  const messages = useMessages('plots', englishPlots).second;
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
        label={messages.name}
        dense
        className={styles.table}
        aria-rowcount={isWhole ? undefined : reviewed.length + 1}
      >
        <thead>
          <tr>
            <th scope="col" data-numeric>
              {messages.rank}
            </th>
            <th scope="col">{messages.entry}</th>
            <th scope="col" data-numeric>
              {messages.points}
            </th>
            <th scope="col" data-numeric>
              {messages.mean}
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
  const messages = useMessages('plots', englishPlots).second;
  const isHere = winners.additive.includes(entry);
  if (isHere === winners.mean.includes(entry)) return null;
  return (
    <span className={styles.mark}>
      <Tag tone={isHere ? 'warning' : 'neutral'} icon={<TrophyIcon size="small" />}>
        {isHere ? messages.firstHere : messages.firstByMean}
      </Tag>
    </span>
  );
}

export type DifferencesProps = {
  readonly result: Result;
  /** Null if it equals the mean, or if there are too many judges to compute it. */
  readonly additive: readonly AdditiveEntry[] | null;
};

/** Says whether strict and lenient judges decide who wins, and shows the points of each judge. */
export function Differences({ result, additive }: DifferencesProps) {
  const messages = useMessages('plots', englishPlots).second;
  const isClosed = getPhase(result.contest, result.block.time) === 'closed';
  const sentences = isClosed ? messages.wins : messages.leads;
  const winners = compareWinners(result.ranking, additive ?? result.ranking);
  const isKnown = additive !== null || isComplete(result);
  return (
    <>
      {additive && winners.isDifferent && <SecondRanking {...{ result, additive, winners, sentences }} />}
      {isKnown && !winners.isDifferent && <p>{sentences.same(winners.mean.length)}</p>}
      <PointsMatrix result={result} />
    </>
  );
}

/** If every judge reviewed every reviewed entry, evening out strictness changes no rank. */
const isComplete = ({ ranking }: Pick<Result, 'ranking'>) =>
  ranking.every(({ reviews, judges }) => reviews === 0 || reviews === judges);
