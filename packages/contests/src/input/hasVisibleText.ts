/**
 * A letter, digit, sign or mark of punctuation; some of these are empty all the same: those to be ignored (DI, like
 * U+3164), and U+2800.
 */
const VISIBLE = /(?![\p{DI}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Whether a text has anything in it that can be seen: spaces, joiners, marks of direction and control characters are
 * nothing.
 *
 * @example
 * ```ts
 * import { hasVisibleText } from '@org/contests';
 *
 * const shown = hasVisibleText(contest.title) ? contest.title : 'Untitled contest';
 * ```
 */
export function hasVisibleText(text: string): boolean {
  return VISIBLE.test(text);
}
