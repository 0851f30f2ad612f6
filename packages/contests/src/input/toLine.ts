import { hasVisibleText } from './hasVisibleText.ts';

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
