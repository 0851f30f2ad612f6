import { checkContestInput } from '@org/contests';
import type { Texts } from '../../texts/texts.ts';
import { describeContestProblem } from '../describeContestProblem.ts';
import { findHeader, findTables, type Table } from './findTable.ts';
import type { BadLine, GoodLine, ImportKind, ImportReading, ImportSource } from './importReading.ts';
import { isEnsName, judgeCell, readItems } from './readItems.ts';
import { type Row, toPlainLines } from './splitRows.ts';

/**
 * Reads a pasted list, cells of a spreadsheet or a CSV file, with the problem of each invalid line.
 *
 * @param choice where the items are, if the user chose it; detected by default
 */
export function readImport(
  text: string,
  kind: ImportKind,
  words: Texts['startContest'],
  choice?: ImportSource,
): ImportReading {
  const { lines, table, isTable } = findTables(toPlainLines(text), kind);
  const isOfLines = choice === undefined ? !isTable : typeof choice !== 'number' || table === undefined;
  const chosen = isOfLines || table === undefined ? lines : table;
  const column = typeof choice === 'number' && !isOfLines ? choice : chosen.column;
  const [header] = findHeader(chosen.rows, column, kind) === 'none' ? [] : chosen.rows;
  const rows = chosen.rows.filter((row) => row !== header);
  const source = isOfLines ? (choice ?? findLineSource(rows, kind)) : column;
  return {
    source,
    columns: table && table.width > 1 ? nameColumns(table, kind) : [],
    headerLine: header?.line,
    ...sortItems(toItems({ rows, column, header, kind, isSplit: source !== 'lines' }), kind, words),
  };
}

/** Whether each line is one item. */
const findLineSource = (rows: readonly Row[], kind: ImportKind): ImportSource => {
  const isItem = ({ cells: [line = ''] }: Row) => {
    const { items } = readItems(line, kind);
    return items.length === 0 || (items.length === 1 && items[0] === line);
  };
  return rows.every(isItem) ? 'lines' : 'every';
};

/** The most columns offered in the menu. */
const MAX_COLUMNS = 50;
const NAME_LENGTH = 24;

const nameColumns = ({ rows, width, column }: Table, kind: ImportKind): readonly string[] => {
  const header = findHeader(rows, column, kind) === 'none' ? undefined : rows[0];
  return Array.from({ length: Math.min(width, MAX_COLUMNS) }, (_, index) => {
    const name = header?.cells[index] || rows.find(({ cells }) => cells[index])?.cells[index] || '';
    return name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH)}…` : name;
  });
};

/** An item candidate of a row. */
type Item = {
  readonly line: number;
  /** The last line of its row, if the row has several lines. */
  readonly lastLine?: number;
  readonly value: string;
  /** Why it is rejected, whatever its value. */
  readonly fault?: 'unclosed' | 'empty' | 'wide';
};

type ToItemsOptions = {
  readonly rows: readonly Row[];
  readonly column: number;
  readonly header: Row | undefined;
  readonly kind: ImportKind;
  /** A cell may hold several items, or one with list markers. */
  readonly isSplit: boolean;
};

/** The items of a table's column, or of lines. */
const toItems = ({ rows, column, header, kind, isSplit }: ToItemsOptions): readonly Item[] => {
  const width = header ? countCells(header) : countLeast(rows.filter(({ cells }) => cells[column]));
  return rows.flatMap((row): readonly Item[] => {
    const { line, lastLine, cells, isUnclosed } = row;
    const place = { line, ...(lastLine !== undefined && { lastLine }) };
    const cell = cells[column] ?? '';
    const whole = cells.join(' ').trim();
    if (isUnclosed) return [{ ...place, value: cell || whole, fault: 'unclosed' }];
    if (cell === '') return [{ ...place, value: whole, fault: 'empty' }];
    const extras = cells.slice(width).filter((extra) => extra !== '');
    const next = cells.length > width ? (cells[column + 1] ?? '') : '';
    const mayBeLost =
      kind === 'judges'
        ? extras.some((extra) => judgeCell(extra, kind) >= 2)
        : header
          ? extras.length > 0
          : LINK_END.test(next);
    if (mayBeLost) return [{ ...place, value: cells.join(', '), fault: 'wide' }];
    const { items } = isSplit ? readItems(cell, kind) : { items: [] };
    return items.length === 0 ? [{ ...place, value: cell }] : items.map((value) => ({ ...place, value }));
  });
};

/** The number of cells up to the last one that is not blank. */
const countCells = ({ cells }: Row): number => cells.findLastIndex((cell) => cell !== '') + 1;

const countLeast = (rows: readonly Row[]): number =>
  rows.reduce((least, row) => Math.min(least, countCells(row)), Number.POSITIVE_INFINITY);

/** Digits or one lower-case word: the rest of a link that was split, not a note. */
const LINK_END = /^(?!\p{Lu}\p{L}*$)\S+$/u;

/** The form's own rules, so that the import adds nothing that the form would reject. */
const sortItems = (
  items: readonly Item[],
  kind: ImportKind,
  { problems: sentences, import: { reasons: words } }: Texts['startContest'],
): Pick<ImportReading, 'good' | 'bad' | 'repeated'> => {
  const input = { title: '', description: '', judges: [], entries: [], endsAt: null };
  // The check names items by their position.
  const lines = items.map(({ value, fault }) => (fault ? '' : value));
  const problems = new Map(
    checkContestInput({ ...input, [kind]: lines })
      .filter(({ field, line }) => field === kind && line !== undefined)
      .map((problem) => [problem.line, problem]),
  );
  const sorted = { good: [] as GoodLine[], bad: [] as BadLine[], repeated: [] as GoodLine[] };
  for (const [index, { line, lastLine, value, fault }] of items.entries()) {
    const place = { line, ...(lastLine !== undefined && { lastLine }) };
    const problem = problems.get(index + 1);
    if (fault)
      sorted.bad.push({ ...place, value, reason: fault === 'wide' ? words.wide[kind] : words[fault] });
    else if (problem === undefined) sorted.good.push({ line, value });
    else if (problem.code === 'duplicate') sorted.repeated.push({ line, value });
    else if (kind === 'judges' && isEnsName(value)) sorted.bad.push({ ...place, value, reason: words.name });
    else sorted.bad.push({ ...place, value, reason: describeContestProblem(problem, sentences) });
  }
  return sorted;
};
