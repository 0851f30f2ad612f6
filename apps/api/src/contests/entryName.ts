import { toLine } from '@org/contests';
import { words } from '../words.ts';

const NAME_CHARACTERS = 120;

/** An entry's name as text on one line: its link without scheme and `www`. */
export const nameEntry = (entry: string): string =>
  toLine(entry.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, ''), NAME_CHARACTERS) || words.unnamed;
