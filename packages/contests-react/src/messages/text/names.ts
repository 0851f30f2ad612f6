import { hasVisibleText, toLine } from '@org/contests';
import { isolate, withoutDirection } from './direction.ts';

/** The same limit as in the title of the served page (apps/api). */
const TAB_CHARACTERS = 200;

const CRITERION_CHARACTERS = 100;

/** A contest's title on one line; `fallback` if it has no visible characters. */
export function getShownTitle(title: string, fallback: string): string {
  return hasVisibleText(title) ? withoutDirection(title).replace(/\s+/g, ' ').trim() : fallback;
}

/** The same for the tab: shortened and cleaned as in the served page. */
export function getTabTitle(title: string, fallback: string): string {
  return toLine(title, TAB_CHARACTERS) || fallback;
}

/** A criterion's label on one line, for use within a sentence; `fallback` if it has no visible characters. */
export function nameCriterion(label: string, fallback: string): string {
  return isolate(toLine(label, CRITERION_CHARACTERS)) || fallback;
}
