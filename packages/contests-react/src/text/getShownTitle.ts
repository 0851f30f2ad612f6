import { hasVisibleText, toLine } from '@org/contests';
import { withoutDirection } from './withoutDirection.ts';

/** The most that a served page has in its title as well (apps/api). */
const TAB_CHARACTERS = 200;

/** A contest's title on one line; `fallback` where it consists of nothing that can be seen. */
export const getShownTitle = (title: string, fallback: string): string =>
  hasVisibleText(title) ? withoutDirection(title).replace(/\s+/g, ' ').trim() : fallback;

/** The same for the name of a tab, which is what the served page has: short, and of characters that can be seen. */
export const getTabTitle = (title: string, fallback: string): string =>
  toLine(title, TAB_CHARACTERS) || fallback;
