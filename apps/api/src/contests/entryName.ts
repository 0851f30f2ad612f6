import { toLine } from '@org/contests';
import { words } from '../words.ts';

const NAME_CHARACTERS = 120;

/** Scheme, user and host of a link. */
const AUTHORITY = /^https?:\/\/[^/?#\\]*/i;

/** An entry's name as text on one line: its link without scheme and `www`, with the host that a browser would open. */
export function nameEntry(entry: string): string {
  const link = AUTHORITY.test(entry) && URL.canParse(entry) ? new URL(entry) : undefined;
  const text = link ? link.host.replace(/^www\./, '') + entry.replace(AUTHORITY, '') : entry;
  return toLine(text.replace(/\/$/, ''), NAME_CHARACTERS) || words.unnamed;
}
