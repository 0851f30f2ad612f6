/** Unicode's marks that turn the text around them, or hold it (UAX 9). */
const MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A stranger's text without what would turn the words of the page around it. */
export function withoutDirection(text: string): string {
  return text.replace(MARKS, '');
}

/** Text that may run from right to left, kept from turning the sentence around it (Unicode's isolates, UAX 9). */
export function isolate(text: string): string {
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text) ? `\u2068${text}\u2069` : text;
}

/** A stranger's text as it may stand within a sentence: whatever its direction, the sentence keeps its own. */
export function inSentence(text: string): string {
  return isolate(withoutDirection(text));
}
