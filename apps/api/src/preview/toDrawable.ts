import { toLine } from '../text/toLine.ts';

/** Marks that the fonts here can put on a letter: the common accents, where no letter of its own has them. */
const OTHER_MARKS =
  /[\u0302\u0305-\u0307\u030a-\u0322\u0324-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\u{e0100}-\u{e01ef}]/gu;

/** A stranger's text as a line that can be drawn; empty where nothing of it can. */
export const toDrawable = (text: string, maxCharacters: number): string =>
  toLine(toLine(text, maxCharacters).replace(OTHER_MARKS, ''), maxCharacters);
