import type { Result } from '../rule/result.ts';

/**
 * A result's ranking as CSV: rank (empty without a review), entry, points (the mean, two decimals), the exact mean as
 * sum and count, and the number of judges.
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

/** A result's counted reviews as CSV, one a line; `time` is in seconds. */
export function toReviewsCsv({ counted }: Pick<Result, 'counted'>): string {
  return toCsv([
    ['uid', 'time', 'judge', 'entry', 'points', 'tags', 'comment'],
    ...counted.map(({ uid, time, judge, entry, points, tags, comment }) => [
      uid,
      time.toString(),
      judge,
      entry,
      points,
      tags.join(' '),
      comment,
    ]),
  ]);
}

/**
 * What a spreadsheet may take for the start of a formula: = + - @, also as wide as Asian ones, behind whatever it
 * overlooks (spaces, quotes, characters that cannot be seen), and a tab or the end of a line in the first place.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{C}\p{Z}"']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u;

/** Separators of all dialects, and spaces that some programs would cut off: such a cell is put into quotes. */
const TO_QUOTE = /[",;\t\r\n]|^\s|\s$/;

/** Rows as CSV (RFC 4180); no cell of it is a formula to anybody. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(toCell).join()}\r\n`).join('');
}

function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return TO_QUOTE.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
