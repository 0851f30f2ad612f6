import { hasVisibleText } from '@org/contests';
import type { Texts } from '../texts/texts.ts';

/** The entry itself, or "Entry 3" (its position in the contest's list) where nothing of it is visible. */
export function nameEntry(entry: string, entries: readonly string[], words: Texts['contestNames']): string {
  return hasVisibleText(entry) ? entry : words.entry(entries.indexOf(entry) + 1);
}
