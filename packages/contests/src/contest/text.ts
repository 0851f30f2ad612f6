/**
 * Splits the text of a multi-line field, such as a list of addresses.
 *
 * @example
 * ```ts
 * import { splitLines } from '@org/contests';
 * const judges = splitLines('0x70…\n0x3C…'); // one element per line
 * ```
 */
export function splitLines(text: string): readonly string[] {
  return text.split(/\r\n|\r|\n/);
}

/** Letters, digits, symbols and punctuation, except those that render as nothing (DI such as U+3164, and U+2800). */
const VISIBLE = /(?![\p{DI}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * True if a text contains a visible character. Spaces, joiners, direction marks and control characters are invisible.
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

/**
 * The number of characters, as counted for the limits: code points, not UTF-16 units.
 *
 * @example
 * ```ts
 * import { countCharacters } from '@org/contests';
 * countCharacters('🏆 first'); // 7, where the string's length is 8
 * ```
 */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** Controls, direction marks, invisible and unassigned characters, lone surrogates. Emoji and scripts need the others. */
const UNSEEN = /(?!\u200c|\u200d|\ufe0f)[\p{C}\p{DI}\p{Zl}\p{Zp}\u2800]/gu;
/** The two joiners are valid only between two characters of some scripts and emoji. */
const LOOSE_JOINERS = /(^| )[\u200c\u200d]+|[\u200c\u200d]+(?= |$)|([\u200c\u200d])[\u200c\u200d]+/g;
/** More combining marks on one letter than any language uses. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;
/** Long texts are first cut to this multiple of the limit, for speed. */
const ROUGH_CUT = 8;

/**
 * An untrusted text as one line of at most `maxCharacters`, with an ellipsis if it was cut; empty if nothing of it is
 * visible.
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
    .slice(0, maxCharacters * ROUGH_CUT)
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
