import { toLine } from '@org/contests';

/**
 * Marks that the fonts here cannot put on a letter. What is left are the common accents, where no letter of its own has
 * them; in Arabic the signs of vowels, which are seldom written.
 */
const OTHER_MARKS =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: they are looked for one by one.
  /(?=\p{M})[\u0302\u0305-\u0307\u030a-\u0322\u0324-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u08ca-\u08ff\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\u{e0100}-\u{e01ef}]/gu;
/** A digit as a key: emoji that begin like any number. */
const KEYCAPS = /([0-9])\ufe0f?\u20e3/g;
const CIRCLED_DIGITS = '⓪①②③④⑤⑥⑦⑧⑨';

/** A stranger's text as a line that can be drawn; empty where nothing of it can. */
export const toDrawable = (text: string, maxCharacters: number): string =>
  toLine(
    toLine(text, maxCharacters)
      .replace(KEYCAPS, (_, digit: string) => CIRCLED_DIGITS.charAt(Number(digit)))
      .replace(OTHER_MARKS, ''),
    maxCharacters,
  );
