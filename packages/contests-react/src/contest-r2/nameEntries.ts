import { hasVisibleText, toLine } from '@org/contests';
import {
  cutMiddle,
  type EntryNameWords,
  findSimilarTexts,
  getEntryHref,
  showLink,
} from '@org/contests/names';
import type { EntryDocument } from '@org/contests/r2';
import type { ShownEntry } from '../contest/entryNames.ts';

/** In characters. */
const LONGEST = 80;

/**
 * Names the entries of a contest of version 2 by their documents; those without one by their numbers. Entries whose names
 * look the same get their numbers.
 */
export function nameEntries(
  numbers: readonly string[],
  documents: ReadonlyMap<string, EntryDocument> | undefined,
  words: EntryNameWords,
): (entry: string) => ShownEntry {
  const rows = numbers.map((entry) => {
    const document = documents?.get(entry);
    const given =
      document && hasVisibleText(document.name) ? toLine(document.name, Number.POSITIVE_INFINITY) : '';
    return {
      entry,
      link: document?.link ?? '',
      text: cutMiddle(given, LONGEST) || words.entry(Number(entry)),
    };
  });
  const alike = findSimilarTexts(rows, ({ text }) => text);
  const names = new Map(
    rows.map((row): [string, ShownEntry] => {
      const { entry, link } = row;
      const href = getEntryHref(link);
      const name = alike.has(row) ? words.alike(row.text, Number(entry)) : row.text;
      const host = href && cutMiddle(new URL(href).host.replace(/^www\./, ''), LONGEST);
      return [entry, { name, host, whole: link ? showLink(link) : name, link }];
    }),
  );
  return (entry) =>
    names.get(entry) ?? { name: words.entry(Number(entry)), host: undefined, whole: entry, link: '' };
}
