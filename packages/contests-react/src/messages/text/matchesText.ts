import type { Contest } from '@org/contests';

/** Latin accents only: the marks of other scripts distinguish letters. */
const ACCENTS = /[\u0300-\u036f]/g;

const fold = (text: string) => text.normalize('NFD').replace(ACCENTS, '').normalize('NFC').toLowerCase();

/** True if title or description contain every word, ignoring case and accents. */
export function matchesText(
  { title, description }: Pick<Contest, 'title' | 'description'>,
  text: string,
): boolean {
  const where = fold(`${title}\n${description}`);
  return fold(text)
    .split(/\s+/)
    .every((word) => where.includes(word));
}
