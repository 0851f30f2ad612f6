import type { ImportKind } from './importKind.ts';
import { readItems } from './readItems.ts';

/** What a second column holds that nobody has written into a link: `Lamp`. */
const NAME = /^\p{Lu}\p{L}+$/u;

/** A line that says something, with its cells if it were a row. */
export type SplitLine = { readonly text: string; readonly cells: readonly string[] };

/**
 * Whether lines are links with commas or semicolons in them, not rows of a table: cut there, another page would be
 * judged.
 */
export const areWholeLinks = (lines: readonly SplitLine[], kind: ImportKind): boolean =>
  kind === 'entries' && lines.every(isLink) && lines.some((line) => !isLinkWithName(line));

/** `https://…,Lamp`, which could be one link and is none. */
export const isLinkWithName = ({ cells }: SplitLine): boolean =>
  cells.slice(1).every((cell) => cell === '' || NAME.test(cell));

const isLink = ({ text }: SplitLine): boolean => {
  const { items, isPlain } = readItems(text, 'entries');
  return isPlain && items.length === 1 && items[0] === text;
};
