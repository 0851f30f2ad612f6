import type { Hex } from 'viem';

/** The rule's order: by time, then by the UID's bytes. UIDs must be in lower case, which sorts like their bytes. */
export function compareByTime(
  a: { readonly time: bigint; readonly uid: Hex },
  b: { readonly time: bigint; readonly uid: Hex },
): number {
  if (a.time !== b.time) return a.time < b.time ? -1 : 1;
  if (a.uid === b.uid) return 0;
  return a.uid < b.uid ? -1 : 1;
}

/** Groups items by key and keeps the order of keys and items. (`Map.groupBy` is not available in Node 20.) */
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
