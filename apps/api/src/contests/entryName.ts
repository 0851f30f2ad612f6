import { toLine } from '@org/contests';
import { getEntryName } from '@org/contests/names';
import { words } from '../words.ts';

/** Longer than any name but a whole link, which only look-alike entries need. */
const NAME_CHARACTERS = 120;

/** An entry's name as on its contest's pages, on one line. */
export function nameEntry(entry: string, entries: readonly string[]): string {
  return toLine(getEntryName(entry, entries, words.entryNames).name, NAME_CHARACTERS) || words.unnamed;
}
