import Papa from 'papaparse';
import type { ImportKind } from '../form/importReading.ts';
import { areWholeLinks, judgeCell, readItems } from '../form/readItems.ts';
import { isKnownHeading } from './headings.ts';

/** The cell separator. */
type Separator = '\t' | ';' | ',';

export type Row = {
  /** The row's first line, counted from 1. */
  readonly line: number;
  /** The row's last line, if it has several lines. */
  readonly lastLine?: number;
  /** Trimmed. */
  readonly cells: readonly string[];
  /** The row has an unclosed quotation mark. */
  readonly isUnclosed?: boolean;
};

/** Normalizes line breaks and removes the byte order mark, so that line numbers match the visible text. */
export function toPlainLines(text: string): string {
  return text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
}

/** A spreadsheet row with empty cells. */
const EMPTY_ROW = /^[",;\s]*$/;

/** Every line as a row of one cell. */
function splitIntoLines(text: string): readonly Row[] {
  return text
    .split('\n')
    .map((cell, index) => ({ line: index + 1, cells: [EMPTY_ROW.test(cell) ? '' : trimCell(cell)] }));
}

/** Parses the rows of a table, with quoted cells and line breaks inside them. */
export function splitRows(text: string, separator: Separator): readonly Row[] {
  const rows: Row[] = [];
  const split = (line: string): readonly string[] => line.split(separator).map(trimCell);
  let line = 1;
  let at = 0;
  Papa.parse<string[]>(text, {
    delimiter: separator,
    newline: '\n',
    step: ({ data, errors, meta }, parser) => {
      if (errors.some(({ code }) => code === 'MissingQuotes')) {
        // An unclosed quote would consume the rest: read it without quotation marks instead.
        for (const [index, own] of text.slice(at).split('\n').entries()) {
          rows.push({ line: line + index, cells: split(own), ...(index === 0 && { isUnclosed: true }) });
        }
        parser.abort();
        return;
      }
      const next = line + countBreaks(text, at, meta.cursor);
      const lastLine = text.charAt(meta.cursor - 1) === '\n' ? next - 1 : next;
      rows.push({ line, cells: data.map(trimCell), ...(lastLine > line && { lastLine }) });
      line = next;
      at = meta.cursor;
    },
  });
  return rows;
}

const countBreaks = (text: string, from: number, to: number): number => {
  let count = 0;
  for (let next = text.indexOf('\n', from); next !== -1 && next < to; next = text.indexOf('\n', next + 1))
    count++;
  return count;
};

const BLANK = /[\s\p{Cf}]/u;

/**
 * Trims spaces and the invisible characters that copying from pages and spreadsheets adds.
 * Not a regular expression: that takes quadratic time for long runs of spaces.
 */
const trimCell = (cell: string): string => {
  let start = 0;
  let end = cell.length;
  while (start < end && BLANK.test(cell.charAt(start))) start++;
  while (end > start && BLANK.test(cell.charAt(end - 1))) end--;
  return cell.slice(start, end);
};

/** A text parsed as a table, or as lines. */
export type Table = {
  /** Rows that are not blank, including the header. */
  readonly rows: readonly Row[];
  /** The number of columns of the widest row. */
  readonly width: number;
  /** The score of the column with the most matching cells. */
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
  const header = findHeader(table.rows, kind);
  // A header decides, also where more than one column has items.
  if (first && first.cells.length > 1 && header === 'known') return true;
  if (header === 'likely' && table.isEven && hasPlainItems(table, kind)) return true;
  if (table.score !== lines.score) return table.score > lines.score;
  const texts = new Map(lines.rows.map(({ line, cells }) => [line, cells[0] ?? '']));
  const rows = table.rows.map(({ line, cells }) => ({ text: texts.get(line) ?? '', cells }));
  return table.isEven && !areWholeLinks(rows, kind);
};

/** True if no cell has an item between other words. */
const hasPlainItems = ({ rows }: Table, kind: ImportKind): boolean =>
  rows.every(({ cells }) => cells.every((cell) => judgeCell(cell, kind) !== 2));

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
  const [first] = rows;
  return {
    rows,
    width: scores.length,
    score: scores[best] ?? 0,
    isEven:
      rows.length > 1 && scores.length > 1 && rows.every(({ cells }) => cells.length === first?.cells.length),
  };
};

/** A heading: words, also of a question, but no sentence. */
const WORDS = /^[\p{L}"“„][\p{L}\p{N}\s_"'“”„’?#/()&-]*$/u;
const MOST_LETTERS = 120;

/**
 * Tells whether the first row is a header: `known` if it has a common column name, `likely` if it has words above a column of
 * items, `none` otherwise.
 */
export function findHeader(rows: readonly Row[], kind: ImportKind): 'known' | 'likely' | 'none' {
  const [first, ...others] = rows;
  const cells = first?.cells.filter((cell) => cell !== '') ?? [];
  if (first === undefined || cells.length === 0 || cells.some((cell) => judgeCell(cell, kind) > 0))
    return 'none';
  if (cells.some((cell) => isKnownHeading(cell, kind))) return 'known';
  const areWords = cells.every((cell) => cell.length <= MOST_LETTERS && WORDS.test(cell));
  const isOverItems = first.cells.some((_, column) =>
    others.some((row) => judgeCell(row.cells[column] ?? '', kind) >= 2),
  );
  return cells.length > 1 && cells.length === first.cells.length && areWords && isOverItems
    ? 'likely'
    : 'none';
}
