import Papa from 'papaparse';

/** The cell separator. */
export type Separator = '\t' | ';' | ',';

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
export function splitIntoLines(text: string): readonly Row[] {
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
