import Papa from 'papaparse';

/** The cell separator. */
export type Separator = '\t' | ';' | ',';

export type Row = {
  /** Where it begins, counted from 1, as every editor counts. */
  readonly line: number;
  /** Where it ends, if that is another line. */
  readonly lastLine?: number;
  /** Trimmed. */
  readonly cells: readonly string[];
  /** It has an unclosed quotation mark. */
  readonly isUnclosed?: boolean;
};

/** One kind of line break, no byte order mark: what is read has the line numbers of what is seen. */
export function toPlainLines(text: string): string {
  return text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
}

/** A row of a spreadsheet with nothing in its cells. */
const EMPTY_ROW = /^[",;\s]*$/;

/** Every line as a row of one cell. */
export function splitIntoLines(text: string): readonly Row[] {
  return text
    .split('\n')
    .map((cell, index) => ({ line: index + 1, cells: [EMPTY_ROW.test(cell) ? '' : trimCell(cell)] }));
}

/** The rows of a table, quotation marks and the line breaks between them understood. */
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
 * A cell without what cannot be seen around it: spaces, and the marks that copying out of pages and spreadsheets adds.
 * By hand: a regular expression takes the square of the time for a long run of spaces.
 */
const trimCell = (cell: string): string => {
  let start = 0;
  let end = cell.length;
  while (start < end && BLANK.test(cell.charAt(start))) start++;
  while (end > start && BLANK.test(cell.charAt(end - 1))) end--;
  return cell.slice(start, end);
};
