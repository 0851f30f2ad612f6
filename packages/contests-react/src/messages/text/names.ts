import { hasVisibleText, toLine } from '@org/contests';

/** Unicode's bidirectional control characters (UAX 9). */
const MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Untrusted text without bidirectional control characters. */
function withoutDirection(text: string): string {
  return text.replace(MARKS, '');
}

/** Right-to-left letters; those beyond U+FFFF by their first surrogate. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\ud802\ud803\ud83a\ud83b]/;

/** Wraps text with right-to-left letters in Unicode isolates (UAX 9), so that its sentence keeps its direction. */
export function isolate(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

/** Untrusted text for use within a sentence: it cannot change the sentence's direction. */
export function inSentence(text: string): string {
  return isolate(withoutDirection(text));
}

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
