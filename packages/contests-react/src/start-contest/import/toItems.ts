import type { ImportKind } from './importKind.ts';
import { judgeCell } from './judgeCell.ts';
import { readItems } from './readItems.ts';
import type { Row } from './splitRows.ts';

/** What stands in a row where an item is looked for. */
export type Item = {
  readonly line: number;
  /** Where its row ends, if that is another line. */
  readonly lastLine?: number;
  readonly value: string;
  /** Why it cannot be taken, whatever it says. */
  readonly fault?: 'unclosed' | 'empty' | 'wide';
};

export type ToItemsOptions = {
  readonly rows: readonly Row[];
  readonly column: number;
  readonly header: Row | undefined;
  readonly kind: ImportKind;
  /** A cell may hold several items, or one in the dress of a list. */
  readonly isSplit: boolean;
};

/** The items of a table's column, or of lines. */
export const toItems = ({ rows, column, header, kind, isSplit }: ToItemsOptions): readonly Item[] => {
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

/** Up to the last one that says something. */
const countCells = ({ cells }: Row): number => cells.findLastIndex((cell) => cell !== '') + 1;

const countLeast = (rows: readonly Row[]): number =>
  rows.reduce((least, row) => Math.min(least, countCells(row)), Number.POSITIVE_INFINITY);

/** Figures, or one word in lower case: the end of a link that was cut, not a remark beside it. */
const LINK_END = /^(?!\p{Lu}\p{L}*$)\S+$/u;
