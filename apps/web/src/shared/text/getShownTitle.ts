import { hasVisibleText } from '@org/contests';

/** A contest's title on one line; `fallback` where it consists of nothing that can be seen. */
export const getShownTitle = (title: string, fallback: string): string =>
  hasVisibleText(title) ? title.replace(/\s+/g, ' ').trim() : fallback;
