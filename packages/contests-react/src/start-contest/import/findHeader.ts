import type { ImportKind } from './importKind.ts';
import { judgeCell } from './judgeCell.ts';
import type { Row } from './splitRows.ts';

/** What tables call the column, in lower case and with spaces. */
const KNOWN: Record<ImportKind, RegExp> = {
  judges: /^(judges?|jury|members?|(eth(ereum)? |wallet )?(address(es)?|accounts?)|wallets?)$/,
  entries:
    /^(entr(y|ies)|((project|entry|submission) )?(links?|urls?)|projects?|submissions?|web ?sites?|sites?)$/,
};
const WORDS = /^\p{L}[\p{L}\s_-]*$/u;

/**
 * Whether the first row only names the columns: `known` by one of the usual words, `likely` where it has words over a
 * column that holds what is looked for, `none` otherwise.
 */
export const findHeader = (
  rows: readonly Row[],
  column: number,
  kind: ImportKind,
): 'known' | 'likely' | 'none' => {
  const [first, ...others] = rows;
  const cell = first?.cells[column] ?? '';
  if (first === undefined || judgeCell(cell, kind) > 0) return 'none';
  if (KNOWN[kind].test(cell.toLowerCase().replace(/[\s_-]+/g, ' '))) return 'known';
  const isOverThem = others.some(({ cells }) => judgeCell(cells[column] ?? '', kind) >= 2);
  return first.cells.length > 1 && WORDS.test(cell) && isOverThem ? 'likely' : 'none';
};
