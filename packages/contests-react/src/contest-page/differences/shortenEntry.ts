import { shortenLink } from '../../text/links.ts';

/** About four lines of a phone's column. */
const LENGTH = 72;

/** An entry for a row header, cut in the middle, because names usually differ at the end. */
export function shortenEntry(entry: string): string {
  const characters = [...shortenLink(entry)];
  if (characters.length <= LENGTH) return characters.join('');
  return `${characters.slice(0, LENGTH / 2 - 1).join('')}…${characters.slice(-LENGTH / 2).join('')}`;
}
