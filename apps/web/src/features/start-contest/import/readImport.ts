import { checkContestInput } from '@org/contests';
import { messages } from '../../../shared/messages/messages.ts';
import { describeProblem } from '../describeProblem.ts';
import { findHeader } from './findHeader.ts';
import { findTables, type Table } from './findTable.ts';
import type { ImportKind } from './importKind.ts';
import { isEnsName } from './judgeCell.ts';
import { type Row, toPlainLines } from './splitRows.ts';

const words = messages.startContest.import.reasons;

/** Where in the text the items stand: every line is one, or they are in a column, counted from 0. */
export type ImportSource = 'lines' | number;

export type GoodLine = { readonly line: number; readonly value: string };
export type BadLine = GoodLine & { readonly reason: string };

/** What was found in a text. */
export type ImportReading = {
  readonly source: ImportSource;
  /** The columns that the text has, by their names or else by what stands in them first; none where it has lines only. */
  readonly columns: readonly string[];
  /** The line that was taken for the names of the columns. */
  readonly headerLine: number | undefined;
  readonly good: readonly GoodLine[];
  readonly bad: readonly BadLine[];
  /** The same as a line before: dropped. */
  readonly repeated: readonly GoodLine[];
};

/**
 * Reads a pasted list, cells of a spreadsheet or a CSV file, with what is wrong line by line.
 *
 * @param choice where the items stand, if somebody has said so; otherwise it is found out
 */
export const readImport = (text: string, kind: ImportKind, choice?: ImportSource): ImportReading => {
  const { lines, table, isTable } = findTables(toPlainLines(text), kind);
  const isOfLines = choice === undefined ? !isTable : choice === 'lines' || table === undefined;
  const chosen = isOfLines || table === undefined ? lines : table;
  const column = typeof choice === 'number' && !isOfLines ? choice : chosen.column;
  const [header] = findHeader(chosen.rows, column, kind) === 'none' ? [] : chosen.rows;
  const rows = chosen.rows.filter((row) => row !== header);
  return {
    source: isOfLines ? 'lines' : column,
    columns: table && table.width > 1 ? nameColumns(table, kind) : [],
    headerLine: header?.line,
    ...sort(rows, column, kind),
  };
};

/** More columns than anybody chooses from. */
const MAX_COLUMNS = 50;
const NAME_LENGTH = 24;

const nameColumns = ({ rows, width, column }: Table, kind: ImportKind): readonly string[] => {
  const header = findHeader(rows, column, kind) === 'none' ? undefined : rows[0];
  return Array.from({ length: Math.min(width, MAX_COLUMNS) }, (_, index) => {
    const name = header?.cells[index] || rows.find(({ cells }) => cells[index])?.cells[index] || '';
    return name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH)}…` : name;
  });
};

type Sorted = Pick<ImportReading, 'good' | 'bad' | 'repeated'>;

/** By the same rules that the form itself follows, so that nothing is taken over that it would refuse. */
const sort = (rows: readonly Row[], column: number, kind: ImportKind): Sorted => {
  const cells = rows.map((row) => ({ line: row.line, value: row.cells[column] ?? '', row }));
  // The check names lines by their position.
  const lines: string[] = [];
  for (const { line, value, row } of cells) lines[line - 1] = row.isUnclosed ? '' : value;
  const input = { title: '', description: '', judges: [], entries: [], endsAt: null };
  const problems = new Map(
    checkContestInput({ ...input, [kind]: Array.from(lines, (each) => each ?? '') })
      .filter(({ field, line }) => field === kind && line !== undefined)
      .map((problem) => [problem.line, problem]),
  );
  const sorted = { good: [] as GoodLine[], bad: [] as BadLine[], repeated: [] as GoodLine[] };
  for (const { line, value, row } of cells) {
    const problem = problems.get(line);
    const text = value || row.cells.join(' ').trim();
    if (row.isUnclosed) sorted.bad.push({ line, value: text, reason: words.unclosed });
    else if (value === '') sorted.bad.push({ line, value: text, reason: words.empty });
    else if (problem?.code === 'duplicate') sorted.repeated.push({ line, value });
    else if (problem === undefined) sorted.good.push({ line, value });
    else if (kind === 'judges' && isEnsName(value)) sorted.bad.push({ line, value, reason: words.name });
    else sorted.bad.push({ line, value, reason: describeProblem(problem) });
  }
  return sorted;
};
