import { words } from '../../words.ts';
import type { PictureContent } from '../pictureContent.ts';

/** The same picture without characters that cannot be drawn: no boxes in their place. */
export function withoutCharacters(content: PictureContent, missing: ReadonlySet<string>): PictureContent {
  const strip = (text: string) =>
    [...text]
      .filter((character) => character === ' ' || !missing.has(character))
      .join('')
      .replace(/ +/g, ' ')
      .trim();
  // The year at the end of a title is no title.
  const keepsMost = (text: string) => {
    const letters = text.match(/[\p{L}\p{So}]/gu) ?? [];
    return letters.filter((letter) => missing.has(letter)).length * 2 <= letters.length;
  };
  if (content.kind === 'product') return { ...content, productName: strip(content.productName) };
  return {
    ...content,
    productName: strip(content.productName),
    title: (keepsMost(content.title) && strip(content.title)) || content.otherTitle,
    rows: content.rows.map((row) => ({ ...row, entry: strip(row.entry) || words.unnamed })),
  };
}
