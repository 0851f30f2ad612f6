/** Anything that can be seen: a letter, digit, sign or mark of punctuation. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A contest's title on one line; `fallback` where it consists of nothing that can be seen. */
export const getShownTitle = (title: string, fallback: string): string =>
  VISIBLE.test(title) ? title.replace(/\s+/g, ' ').trim() : fallback;
