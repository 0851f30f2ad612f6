/** Anything that can be seen: a letter, digit, sign or mark of punctuation. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** What is no character of a text: control, format (also what turns the direction), private, unassigned, halves of pairs. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]+/gu;
/** More marks on one letter than any language has. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;
/** Cutting a text of sixty kilobytes first is what keeps the rest quick. */
const ROUGHLY = 8;

/**
 * A stranger's text as one line of at most `maxCharacters`, with an ellipsis where it was cut; empty where nothing of
 * it can be seen.
 *
 * @example
 * toLine(' Autumn\n\u202econtest ', 200); // 'Autumn contest'
 */
export function toLine(text: string, maxCharacters: number): string {
  const line = text
    .slice(0, maxCharacters * ROUGHLY)
    .normalize('NFC')
    .replace(/[\s\u0085]+/g, ' ')
    .replace(UNSEEN, '')
    .replace(PILED_MARKS, '$1')
    .replace(/ +/g, ' ')
    .trim();
  if (!VISIBLE.test(line)) return '';
  const characters = [...line];
  if (characters.length <= maxCharacters) return line;
  return `${characters
    .slice(0, maxCharacters - 1)
    .join('')
    .trimEnd()}…`;
}
