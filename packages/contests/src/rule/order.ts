import type { Hex } from 'viem';

/** The order of the rule: by time, then by UID as bytes, which lower-case hex sorts like: UIDs are normalised before. */
export function compareByTime(
  a: { readonly time: bigint; readonly uid: Hex },
  b: { readonly time: bigint; readonly uid: Hex },
): number {
  if (a.time !== b.time) return a.time < b.time ? -1 : 1;
  if (a.uid === b.uid) return 0;
  return a.uid < b.uid ? -1 : 1;
}

/** Items by key, both in the order in which they come. (`Map.groupBy` is younger than the oldest Node that we run on.) */
export function groupBy<Key, Item>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
