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

/** Characters as the limits count them and people do, nearly: code points, not UTF-16 units. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** What is no character of a text: control, format (also what turns the direction), private, unassigned, halves of pairs. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/gu;
/** The two joiners belong to scripts and emoji, where they stand between two characters. */
const LOOSE_JOINERS = /(^| )[\u200c\u200d]+|[\u200c\u200d]+(?= |$)|([\u200c\u200d])[\u200c\u200d]+/g;
/** More marks on one letter than any language has. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;
/** Cutting a text of sixty kilobytes first is what keeps the rest quick. */
const ROUGHLY = 8;

/**
 * A stranger's text as one line of at most `maxCharacters`, with an ellipsis where it was cut; empty where nothing of
 * it can be seen.
 *
 * @example
 * ```ts
 * import { toLine } from '@org/contests';
 *
 * toLine(' Autumn\n\u202econtest ', 200); // 'Autumn contest'
 * ```
 */
export function toLine(text: string, maxCharacters: number): string {
  const line = text
    .slice(0, maxCharacters * ROUGHLY)
    .normalize('NFC')
    .replace(/[\s\u0085]+/g, ' ')
    .replace(UNSEEN, '')
    .replace(LOOSE_JOINERS, '$1$2')
    .replace(PILED_MARKS, '$1')
    .replace(/ +/g, ' ')
    .trim();
  if (!hasVisibleText(line)) return '';
  const characters = [...line];
  if (characters.length <= maxCharacters) return line;
  return `${characters
    .slice(0, maxCharacters - 1)
    .join('')
    .replace(/[ \u200c\u200d]+$/, '')}…`;
}
