/**
 * Cuts out the middle of a text, since its beginning and its end tell most: `accelerated-…-gateway`.
 *
 * @example
 * ```ts
 * import { cutMiddle } from '@org/contests/names';
 * cutMiddle('accelerated-payments-gateway', 20); // the beginning, an ellipsis and the end
 * ```
 */
export function cutMiddle(text: string, mostCharacters: number): string {
  // Bounds the work for very long texts.
  const side = mostCharacters * 2;
  const characters = [...(text.length > 2 * side ? text.slice(0, side) + text.slice(-side) : text)];
  if (characters.length <= mostCharacters) return text;
  const half = (mostCharacters - 1) / 2;
  const end = characters.slice(-Math.floor(half)).join('');
  return `${characters.slice(0, Math.ceil(half)).join('')}…${end.replace(/^\p{M}+/u, '')}`;
}
