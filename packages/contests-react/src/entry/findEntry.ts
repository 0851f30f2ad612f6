/** An entry and its place among the others. */
export type EntryPlace = {
  readonly entry: string;
  /** Its place in the contest's list, from 1: what stands in the link. */
  readonly n: number;
};

/**
 * The entry that a link names by its place in the contest's own list of entries, which never changes: neither the
 * ranking nor a later review moves it. Anything may stand in the link.
 */
export function findEntry(entries: readonly string[], text: string): EntryPlace | undefined {
  if (!/^[1-9]\d{0,5}$/.test(text)) return undefined;
  const n = Number(text);
  const entry = entries[n - 1];
  return entry === undefined ? undefined : { entry, n };
}
