import { toIsoTime } from '../time.ts';
import type { Result } from './result.ts';

/**
 * A result's ranking as CSV: rank (empty without a review), entry, points (the mean with two decimals), the exact mean
 * as sum and count, and the number of judges.
 *
 * @example
 * ```ts
 * import { writeFile } from 'node:fs/promises';
 * import { toRankingCsv } from '@org/contests';
 * import { readResult } from '@org/contests';
 * await writeFile('ranking.csv', toRankingCsv(readResult(reading)));
 * ```
 */
export function toRankingCsv({ ranking }: Pick<Result, 'ranking'>): string {
  return toCsv([
    ['rank', 'entry', 'points', 'sum', 'reviews', 'judges'],
    ...ranking.map(({ rank, entry, points, mean, judges }) => [
      rank ?? '',
      entry,
      points,
      mean.sum,
      mean.count,
      judges,
    ]),
  ]);
}

/**
 * A result's counted reviews as CSV, one per line. `time` is in seconds; `time_iso`, the last column, is the same time
 * for people (empty beyond the year 9999).
 *
 * @example
 * ```ts
 * import { writeFile } from 'node:fs/promises';
 * import { toReviewsCsv } from '@org/contests';
 * import { readResult } from '@org/contests';
 * await writeFile('reviews.csv', toReviewsCsv(readResult(reading)));
 * ```
 */
export function toReviewsCsv({ counted }: Pick<Result, 'counted'>): string {
  return toCsv([
    ['uid', 'time', 'judge', 'entry', 'points', 'comment', 'time_iso'],
    ...counted.map(({ uid, time, judge, entry, points, comment }) => [
      uid,
      time.toString(),
      judge,
      entry,
      points,
      comment,
      toIsoTime(time) ?? '',
    ]),
  ]);
}

/**
 * Text that a spreadsheet may interpret as a formula: it starts with a tab or line break, or with = + - @ (also in full
 * width), possibly after characters that spreadsheets skip (spaces, quotes, invisible ones).
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{C}\p{Z}"']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u;

/** Cells to quote: those with a separator of any dialect, or with outer spaces, which some programs trim. */
const TO_QUOTE = /[",;\t\r\n]|^\s|\s$/;

/** Rows as CSV (RFC 4180), with formulas escaped. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(toCell).join()}\r\n`).join('');
}

function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return TO_QUOTE.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
