/** Accents and invisible characters. */
const UNSEEN = /[\p{C}\p{DI}\p{M}\u2800]/gu;

/**
 * The items whose text looks like another item's: equal except for case, width, accents, invisible characters, or
 * letters such as I, l and 1.
 *
 * @example
 * ```ts
 * import { findSimilarTexts } from '@org/contests/names';
 *
 * findSimilarTexts(['paypal', 'paypaI', 'kiln'], (name) => name); // Set { 'paypal', 'paypaI' }
 * ```
 */
export function findSimilarTexts<Item>(
  items: readonly Item[],
  getText: (item: Item) => string,
): ReadonlySet<Item> {
  const byKey = new Map<string, Set<Item>>();
  for (const item of items) {
    const text = getText(item).normalize('NFKD').replace(UNSEEN, '');
    // In lower case, I looks like i.
    for (const each of [text, text.toLowerCase()]) {
      const key = each
        .replace(/[Il1|]/g, 'l')
        .replace(/0/g, 'o')
        .toLowerCase();
      byKey.set(key, (byKey.get(key) ?? new Set<Item>()).add(item));
    }
  }
  return new Set([...byKey.values()].filter(({ size }) => size > 1).flatMap((alike) => [...alike]));
}
