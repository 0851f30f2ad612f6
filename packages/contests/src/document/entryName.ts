import {
  type EntryName,
  type EntryNameMessages,
  findSimilarTexts,
  getEntryHost,
  listEntryNames,
  type PossibleName,
} from './entryNames.ts';
import { showLink } from './links.ts';

type Row = {
  readonly entry: string;
  /** The entry's position in the contest's list, from 1. */
  readonly n: number;
  readonly names: readonly PossibleName[];
  /** The index of the entry that is shown. */
  index: number;
};

const known = /* @__PURE__ */ new WeakMap<
  readonly string[],
  readonly [EntryNameMessages, ReadonlyMap<string, EntryName>]
>();

/**
 * The entry's name within its contest: the last part of the link's path that says something, or the text itself.
 * Entries that would have the same name show as much of their links as tells them apart.
 *
 * @param entries the contest's list of entries; the names of a list are computed once
 * @example
 * ```ts
 * import { getEntryName } from '@org/contests/names';
 *
 * const messages = { entry: (n: number) => `Entry ${n}`, alike: (name: string, n: number) => `${name} (entry ${n})` };
 * getEntryName('https://github.com/ada/kiln', contest.entries, messages).name; // 'kiln'
 * ```
 */
export function getEntryName(
  entry: string,
  entries: readonly string[],
  messages: EntryNameMessages,
): EntryName {
  let [knownMessages, names] = known.get(entries) ?? [];
  if (!names || knownMessages !== messages) {
    names = nameEntries(entries, messages);
    known.set(entries, [messages, names]);
  }
  return names.get(entry) ?? getEntryName(entry, [entry], messages);
}

const nameEntries = (
  entries: readonly string[],
  messages: EntryNameMessages,
): ReadonlyMap<string, EntryName> => {
  const positions = new Map(entries.map((entry, index) => [entry, index + 1] as const).reverse());
  const rows = [...positions].map(([entry, n]): Row => {
    const names = listEntryNames(entry);
    return { entry, n, names: names.length > 0 ? names : [{ text: messages.entry(n) }], index: 0 };
  });
  let alike: ReadonlySet<Row>;
  let longer: readonly Row[];
  do {
    alike = findSimilarTexts(rows, getText);
    longer = [...alike].filter(({ names, index }) => names[index + 1]);
    for (const row of longer) row.index++;
  } while (longer.length > 0);
  return new Map(
    rows.map((row) => [
      row.entry,
      {
        name: alike.has(row) ? messages.alike(getText(row), row.n) : getText(row),
        host: row.names[row.index]?.hasHost ? undefined : getEntryHost(row.entry),
        whole: showLink(row.entry),
      },
    ]),
  );
};

const getText = ({ names, index }: Row): string => names[index]?.text ?? '';
