/** An entry and its position. */
export type EntryPlace = {
  readonly entry: string;
  /** The entry's position in the contest's list, from 1, as in the link. */
  readonly n: number;
};

/**
 * The entry at a link's position in the contest's own list, which never changes: neither the ranking nor a later
 * review affects it. The link is untrusted.
 */
export function findEntry(entries: readonly string[], text: string): EntryPlace | undefined {
  if (!/^[1-9]\d{0,5}$/.test(text)) return undefined;
  const n = Number(text);
  const entry = entries[n - 1];
  return entry === undefined ? undefined : { entry, n };
}
