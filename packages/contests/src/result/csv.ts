import { toIsoTime } from '../base/time.ts';
import type { Result } from './result.ts';

/** The name of an entry and the link to its project, both empty where its document could not be read. */
type DescribeEntry = (entry: string) => { readonly name: string; readonly link: string };

/**
 * A result's ranking as CSV: rank (empty without a review), entry, points (the mean with two decimals), the exact mean
 * as sum and count, and the number of judges; with `describe` also the name and the link of each entry.
 *
 * @example
 * ```ts
 * import { writeFile } from 'node:fs/promises';
 * import { readResult, toRankingCsv } from '@org/contests';
 * await writeFile('ranking.csv', toRankingCsv(readResult(reading)));
 * ```
 */
export function toRankingCsv({ ranking }: Pick<Result, 'ranking'>, describe?: DescribeEntry): string {
  return toCsv([
    ['rank', 'entry', 'points', 'sum', 'reviews', 'judges', ...(describe ? ['name', 'link'] : [])],
    ...ranking.map(({ rank, entry, points, mean, judges }) => [
      ...[rank ?? '', entry, points, mean.sum, mean.count, judges],
      ...(describe ? toColumns(describe(entry)) : []),
    ]),
  ]);
}

/**
 * A result's counted reviews as CSV, one per line. `time` is in seconds; `time_iso` is the same time for people (empty
 * beyond the year 9999). `points` is the weighted sum, `given` the points of each criterion, in their order; with `describe`
 * also the name and the link of each entry.
 *
 * @example
 * ```ts
 * import { writeFile } from 'node:fs/promises';
 * import { readResult, toReviewsCsv } from '@org/contests';
 * await writeFile('reviews.csv', toReviewsCsv(readResult(reading)));
 * ```
 */
export function toReviewsCsv({ counted }: Pick<Result, 'counted'>, describe?: DescribeEntry): string {
  const header = ['uid', 'time', 'judge', 'entry', 'points', 'given', 'comment', 'time_iso'];
  return toCsv([
    [...header, ...(describe ? ['name', 'link'] : [])],
    ...counted.map(({ uid, time, judge, entry, points, given, comment }) => [
      ...[uid, time.toString(), judge, entry, points, given.join(' '), comment, toIsoTime(time) ?? ''],
      ...(describe ? toColumns(describe(entry)) : []),
    ]),
  ]);
}

const toColumns = ({ name, link }: ReturnType<DescribeEntry>) => [name, link];

/** Characters that programs skip before a formula: spaces, quotes, invisible characters. */
const SKIPPED = String.raw`[\s\p{C}\p{Z}"']*`;

/**
 * The positions at which a cell with a formula may begin, in the comma dialect or in another one: a program that expects semicolons, tabs or
 * bars ignores quotes inside of a line, so that a cell begins after each of these, after a line break, and after a quote.
 * A formula starts with = + - @ (also in full width); a first cell that starts with a tab or line break is treated as one.
 */
const FORMULA = new RegExp(
  String.raw`^(?='*[\t\r\n])|(?<=^|[,;|\t\r\n"])(?=${SKIPPED}[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])`,
  'gu',
);

/** Cells to quote: those with a separator of any dialect, or with outer spaces, which some programs trim. */
const TO_QUOTE = /[",;|\t\r\n]|^\s|\s$/;

/**
 * Rows as CSV (RFC 4180), with an apostrophe before each text that may be a formula. Texts that have apostrophes there get one more,
 * so that a reader who removes one at each of these places has the exact text.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(toCell).join()}\r\n`).join('');
}

function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = value.replace(FORMULA, "'");
  return TO_QUOTE.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
