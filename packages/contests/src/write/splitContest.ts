import { ACT_LIMITS } from '../contest/schemas.ts';
import { type EntriesDocument, encodeDocument, MAX_DOCUMENT_BYTES } from '../document/contestDocument.ts';
import {
  measureNewContest,
  type NewContest,
  type NewEntry,
  type NewJudge,
  placeEntries,
  placeJudges,
  toEntryDocument,
} from './newContest.ts';

/** An act right after the start, which adds what does not fit into the start. */
export type LaterPart =
  | { readonly kind: 'list'; readonly entries: readonly NewEntry[] }
  | { readonly kind: 'judges'; readonly judges: readonly NewJudge[] };

/** A contest as it is started, and what follows. */
export type SplitContest = { readonly contest: NewContest; readonly later: readonly LaterPart[] };

/** The document of a late list. */
export const toEntriesDocument = (entries: readonly NewEntry[]): EntriesDocument => ({
  format: 'laurel-entries/1',
  entries: entries.map(toEntryDocument),
});

const cut = <Item>(items: readonly Item[], most: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / most) }, (_, part) =>
    items.slice(part * most, (part + 1) * most),
  );

/**
 * Divides a contest that one act cannot start: more than 200 entries or 100 judges, or with `isStored`, texts of entries that are larger
 * than one document. The others follow as `list` and `judges` acts, in the order of their numbers. The document of the
 * start has the names of all judges. A contest that fits stays as it is.
 *
 * @throws {TypeError} for lone surrogates, which `checkNewContest` reports
 * @example
 * ```ts
 * import { splitContest } from '@org/contests/write';
 *
 * const { contest, later } = splitContest(input, { isStored: true });
 * console.log(`${1 + later.length} confirmations`);
 * ```
 */
export function splitContest(
  input: NewContest,
  { isStored = false }: { readonly isStored?: boolean } = {},
): SplitContest {
  const entries = placeEntries(input.entries).map(({ item }) => item);
  const judges = placeJudges(input.judges).map(({ item }) => item);
  const isCountFit = entries.length <= ACT_LIMITS.entries && judges.length <= ACT_LIMITS.judges;
  if (isCountFit && (!isStored || measureNewContest(input, { isStored }).freeBytes >= 0))
    return { contest: input, later: [] };
  const [listed = [], ...others] = cut(judges, ACT_LIMITS.judges);
  const start = { ...input, judges: listed, ...(others.length > 0 && { laterJudges: others.flat() }) };
  const [first = [], ...lists] = isStored
    ? fillDocuments(entries, measureNewContest({ ...start, entries: [] }, { isStored }).freeBytes)
    : cut(entries, ACT_LIMITS.entries);
  return {
    contest: { ...start, entries: first },
    later: [
      ...lists.map((each) => ({ kind: 'list', entries: each }) as const),
      ...others.map((each) => ({ kind: 'judges', judges: each }) as const),
    ],
  };
}

/** Fills each document with the entries that fit; `freeBytes` are those of the first one. */
function fillDocuments(entries: readonly NewEntry[], freeBytes: number): readonly (readonly NewEntry[])[] {
  const parts: NewEntry[][] = [[]];
  const empty = MAX_DOCUMENT_BYTES - encodeDocument(toEntriesDocument([])).length;
  let free = freeBytes;
  for (const entry of entries) {
    const last = parts.at(-1) ?? [];
    const bytes = encodeDocument(toEntryDocument(entry)).length + (last.length > 0 ? 1 : 0); // A comma.
    // An entry that fits into no document is reported by its size. So is a start without one, if it takes no submissions.
    if ((bytes > free && (last.length > 0 || parts.length === 1)) || last.length === ACT_LIMITS.entries) {
      parts.push([entry]);
      free = empty - bytes;
    } else {
      last.push(entry);
      free -= bytes;
    }
  }
  return parts;
}
