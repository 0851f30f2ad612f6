import type { ImportKind } from './importReading.ts';
import { areWholeLinks, judgeCell, readItems } from './readItems.ts';
import { type Row, type Separator, splitIntoLines, splitRows } from './splitRows.ts';

/** A text parsed as a table, or as lines. */
export type Table = {
  /** Rows that are not blank, including the header. */
  readonly rows: readonly Row[];
  /** The number of columns of the widest row. */
  readonly width: number;
  /** The column with the most matching cells. */
  readonly column: number;
  /** The score of that column. */
  readonly score: number;
  /** Every row has the same number of cells, at least two. */
  readonly isEven: boolean;
};

const SEPARATORS: readonly Separator[] = ['\t', ';', ','];
/** Excel's separator declaration. */
const DECLARED_SEPARATOR = /^sep=([\t;,])?[^\n]?(?=\n|$)/i;

/** The text as plain lines, and as a table where it can be one. */
export type Tables = { readonly lines: Table; readonly table: Table | undefined; readonly isTable: boolean };

/**
 * Detects whether a text is plain lines or a table. Returns both readings, since a link may contain a comma: the user
 * can choose the other one.
 */
export function findTables(given: string, kind: ImportKind): Tables {
  const declared = DECLARED_SEPARATOR.exec(given)?.[1];
  // Blank lines count too.
  const text = given.replace(DECLARED_SEPARATOR, '');
  const lines = readTable(splitIntoLines(text), kind, true);
  const candidates = SEPARATORS.filter((separator) => declared === undefined || separator === declared)
    .filter((separator) => text.includes(separator) || text.includes('"'))
    .map((separator) => readTable(splitRows(text, separator), kind, false))
    .filter(({ width, score }) => width > 1 || score > lines.score);
  const table = candidates.reduce<Table | undefined>(
    (best, each) => (best === undefined || each.score > best.score ? each : best),
    undefined,
  );
  return { lines, table, isTable: table !== undefined && isMeantAsTable(table, lines, kind) };
}

const isMeantAsTable = (table: Table, lines: Table, kind: ImportKind): boolean => {
  const [first] = table.rows;
  if (first && first.cells.length > 1 && findHeader(table.rows, table.column, kind) === 'known') return true;
  if (table.score !== lines.score) return table.score > lines.score;
  const texts = new Map(lines.rows.map(({ line, cells }) => [line, cells[0] ?? '']));
  const rows = table.rows.map(({ line, cells }) => ({ text: texts.get(line) ?? '', cells }));
  return table.isEven && !areWholeLinks(rows, kind);
};

const readTable = (all: readonly Row[], kind: ImportKind, isOfLines: boolean): Table => {
  const rows = all.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const scores: number[] = [];
  for (const { cells } of rows) {
    for (const [column, cell] of cells.entries()) {
      // A line may hold several items, but a cell with several is usually a note.
      const count = isOfLines ? Math.max(1, readItems(cell, kind).items.length) : 1;
      scores[column] = (scores[column] ?? 0) + judgeCell(cell, kind) * count;
    }
  }
  const best = scores.reduce((found, score, column) => (score > (scores[found] ?? 0) ? column : found), 0);
  const named = rows[0]?.cells.findIndex((_, column) => findHeader(rows, column, kind) === 'known') ?? -1;
  const column = (scores[best] ?? 0) > 0 || named === -1 ? best : named;
  const [first] = rows;
  return {
    rows,
    width: scores.length,
    column,
    score: scores[column] ?? 0,
    isEven:
      rows.length > 1 && scores.length > 1 && rows.every(({ cells }) => cells.length === first?.cells.length),
  };
};

/** Common column names, in lower case and with spaces. */
const KNOWN: Record<ImportKind, RegExp> = {
  judges: /^(judges?|jury|members?|(eth(ereum)? |wallet )?(address(es)?|accounts?)|wallets?)$/,
  entries:
    /^(entr(y|ies)|((project|entry|submission) )?(links?|urls?)|projects?|submissions?|web ?sites?|sites?)$/,
};
const WORDS = /^\p{L}[\p{L}\s_-]*$/u;

/**
 * Whether the first row is a header: `known` if it has a common column name, `likely` if it has text above a
 * column of items, `none` otherwise.
 */
export function findHeader(
  rows: readonly Row[],
  column: number,
  kind: ImportKind,
): 'known' | 'likely' | 'none' {
  const [first, ...others] = rows;
  const cell = first?.cells[column] ?? '';
  if (first === undefined || judgeCell(cell, kind) > 0) return 'none';
  if (KNOWN[kind].test(cell.toLowerCase().replace(/[\s_-]+/g, ' '))) return 'known';
  const isOverThem = others.some(({ cells }) => judgeCell(cells[column] ?? '', kind) >= 2);
  return first.cells.length > 1 && WORDS.test(cell) && isOverThem ? 'likely' : 'none';
}
