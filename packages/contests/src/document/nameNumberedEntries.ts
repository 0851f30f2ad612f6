import { hasVisibleText, toLine } from '../contest/text.ts';
import type { EntryDocument } from './contestDocument.ts';
import { cutMiddle } from './cutMiddle.ts';
import type { EntryName, EntryNameWords } from './entryName.ts';
import { getEntryHost } from './entryNames.ts';
import { showLink } from './links.ts';
import { findSimilarTexts } from './similarTexts.ts';

/** In characters. */
const LONGEST = 80;

/** An entry's name, and the link to its project. */
export type NumberedEntryName = EntryName & { readonly link: string };

/**
 * Names the entries of a contest by their documents; those without one by their numbers. Entries whose names
 * look the same get their numbers.
 *
 * @param documents the documents by entry number, as far as they can be had
 * @example
 * ```ts
 * import { nameNumberedEntries } from '@org/contests/names';
 *
 * const words = { entry: (n: number) => `Entry ${n}`, alike: (name: string, n: number) => `${name} (entry ${n})` };
 * const getName = nameNumberedEntries(['1', '2'], documents, words);
 * console.log(getName('1').name);
 * ```
 */
export function nameNumberedEntries(
  numbers: readonly string[],
  documents: ReadonlyMap<string, Pick<EntryDocument, 'name' | 'link'>> | undefined,
  words: EntryNameWords,
): (entry: string) => NumberedEntryName {
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
    rows.map((row): [string, NumberedEntryName] => {
      const { entry, link } = row;
      const name = alike.has(row) ? words.alike(row.text, Number(entry)) : row.text;
      return [entry, { name, host: getEntryHost(link), whole: link ? showLink(link) : name, link }];
    }),
  );
  return (entry) =>
    names.get(entry) ?? { name: words.entry(Number(entry)), host: undefined, whole: entry, link: '' };
}
