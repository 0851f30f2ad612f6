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
