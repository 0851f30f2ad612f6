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
  if (content.kind === 'product') return { ...content, productName: strip(content.productName) };
  return {
    ...content,
    productName: strip(content.productName),
    title: strip(content.title) || words.untitled,
    rows: content.rows.map((row) => ({ ...row, entry: strip(row.entry) || words.unnamed })),
  };
}
