import { hasVisibleText, toLine } from '@org/contests';
import type { Texts } from '../texts/texts.ts';
import { withoutDirection } from './direction.ts';

/** The most that a served page has in its title as well (apps/api). */
const TAB_CHARACTERS = 200;

/** A contest's title on one line; `fallback` where it consists of nothing that can be seen. */
export function getShownTitle(title: string, fallback: string): string {
  return hasVisibleText(title) ? withoutDirection(title).replace(/\s+/g, ' ').trim() : fallback;
}

/** The same for the name of a tab, which is what the served page has: short, and of characters that can be seen. */
export function getTabTitle(title: string, fallback: string): string {
  return toLine(title, TAB_CHARACTERS) || fallback;
}

/** The entry itself, or "Entry 3" (its position in the contest's list) where nothing of it is visible. */
export function nameEntry(entry: string, entries: readonly string[], words: Texts['contestNames']): string {
  return hasVisibleText(entry) ? entry : words.entry(entries.indexOf(entry) + 1);
}
