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
