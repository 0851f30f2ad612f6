import { shortenLink } from '../../text/links.ts';

/** About four lines of a phone's column. */
const LENGTH = 72;

/** An entry for the head of a row: what tells it from others stands at its end, so it is cut in the middle. */
export function shortenEntry(entry: string): string {
  const characters = [...shortenLink(entry)];
  if (characters.length <= LENGTH) return characters.join('');
  return `${characters.slice(0, LENGTH / 2 - 1).join('')}…${characters.slice(-LENGTH / 2).join('')}`;
}
