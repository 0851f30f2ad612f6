import { groupBy } from './groupBy.ts';
import type { Review } from './result.ts';

/** The reviews of each entry, entries and reviews in an order that the input leaves no trace in. */
export function groupByEntry(reviews: readonly Review[]): ReadonlyMap<string, readonly Review[]> {
  const sorted = reviews.toSorted((a, b) => compare(a.entry, b.entry) || compare(a.judge, b.judge));
  return groupBy(sorted, ({ entry }) => entry);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
