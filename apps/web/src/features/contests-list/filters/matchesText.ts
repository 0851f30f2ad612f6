import type { Contest } from '@org/contests';

const fold = (text: string) => text.normalize('NFC').toLowerCase();

/** Whether every word of a text stands in a contest's title or description, in upper or lower case. */
export const matchesText = (
  { title, description }: Pick<Contest, 'title' | 'description'>,
  text: string,
): boolean => {
  const where = fold(`${title}\n${description}`);
  return fold(text)
    .split(/\s+/)
    .every((word) => where.includes(word));
};
