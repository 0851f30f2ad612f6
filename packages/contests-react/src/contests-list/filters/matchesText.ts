import type { Contest } from '@org/contests';

/** Accents and the like; the marks of other scripts make other letters. */
const ACCENTS = /[\u0300-\u036f]/g;

const fold = (text: string) => text.normalize('NFD').replace(ACCENTS, '').normalize('NFC').toLowerCase();

/** Whether every word of a text stands in a contest's title or description, whatever the case and the accents. */
export const matchesText = (
  { title, description }: Pick<Contest, 'title' | 'description'>,
  text: string,
): boolean => {
  const where = fold(`${title}\n${description}`);
  return fold(text)
    .split(/\s+/)
    .every((word) => where.includes(word));
};
