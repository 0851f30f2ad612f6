import type { Texts } from '../../texts/texts.ts';
import { findHeader } from './findHeader.ts';
import { findTables, type Table } from './findTable.ts';
import type { ImportKind } from './importKind.ts';
import type { ImportReading, ImportSource } from './importReading.ts';
import { readItems } from './readItems.ts';
import { sortItems } from './sortItems.ts';
import { type Row, toPlainLines } from './splitRows.ts';
import { toItems } from './toItems.ts';

/**
 * Reads a pasted list, cells of a spreadsheet or a CSV file, with what is wrong line by line.
 *
 * @param choice where the items stand, if somebody has said so; otherwise it is found out
 */
export const readImport = (
  text: string,
  kind: ImportKind,
  words: Texts['startContest'],
  choice?: ImportSource,
): ImportReading => {
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
};

/** Whether lines are items as they stand. */
const findLineSource = (rows: readonly Row[], kind: ImportKind): ImportSource => {
  const isItem = ({ cells: [line = ''] }: Row) => {
    const { items } = readItems(line, kind);
    return items.length === 0 || (items.length === 1 && items[0] === line);
  };
  return rows.every(isItem) ? 'lines' : 'every';
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
