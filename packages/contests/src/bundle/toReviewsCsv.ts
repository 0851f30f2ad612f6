import type { Result } from '../rule/result.ts';
import { toCsv } from './csv.ts';

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
