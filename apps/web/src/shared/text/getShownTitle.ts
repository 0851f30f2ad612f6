import { hasVisibleText } from '@org/contests';
import { withoutDirection } from './withoutDirection.ts';

/** A contest's title on one line; `fallback` where it consists of nothing that can be seen. */
export const getShownTitle = (title: string, fallback: string): string =>
  hasVisibleText(title) ? withoutDirection(title).replace(/\s+/g, ' ').trim() : fallback;
