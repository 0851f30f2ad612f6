import type { Kind } from '../models.ts';

// The work of a statement is about how many rows the database may have to look at, in the worst case: it is an upper
// bound, as everything may belong to one schema. A row that is only looked at is 1, which takes PGlite a microsecond.

/** Finding a row, or the first one of some, by a statement inside another. */
export const FINDING = 40;

/** Comparing a column with a value, of a row that has been found. */
export const COMPARING = 0.1;

/** Comparing it with one more value: a list is searched from its start where the plan of a statement is kept. */
export const LISTING = 0.01;

/** Sorting by one more column. */
export const SORTING = 1;

/** Finding the first of equal rows, or grouping them. */
export const GROUPING = 3;

/** An index leads to some of the rows, and may lead to all of them. */
export const KEYED = 1 / 8;

/** Letters of every alphabet are folded one by one. */
export const FOLDING = 7;

/** Reading all of a value that is short. */
export const READING_SHORT = 0.2;

/** Reading all of one value. */
export function readingWork(kind: Kind): number {
  if (kind === 'bytes' || kind === 'json') return 10;
  return kind === 'text' ? 2 : READING_SHORT;
}
