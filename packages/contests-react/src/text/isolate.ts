/** Text that may run from right to left, kept from turning the sentence around it (Unicode's isolates, UAX 9). */
export const isolate = (text: string): string =>
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text) ? `\u2068${text}\u2069` : text;
