/** Unicode's marks that turn the text around them, or hold it (UAX 9). */
const MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A stranger's text without what would turn the words of the page around it. */
export const withoutDirection = (text: string): string => text.replace(MARKS, '');
