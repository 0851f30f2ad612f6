/** Accents and invisible characters. */
const UNSEEN = /[\p{C}\p{DI}\p{M}\u2800]/gu;
/** Cyrillic and Greek letters, and the Latin letters that they look like. */
const FOREIGN = 'аеорсхуіјѕԁһԛԝмнктвгαορνικτυχγηω';
const LATIN = 'aeopcxyijsdhqwmhktbraopviktuxynw';

/**
 * The items whose text looks like another item's: equal except for case, width, accents, invisible characters, and
 * letters such as I, l and 1, or Latin, Cyrillic and Greek ones.
 *
 * @example
 * ```ts
 * import { findLookAlikes } from '@org/contests/names';
 *
 * findLookAlikes(['paypal', 'paypaI', 'kiln'], (name) => name); // Set { 'paypal', 'paypaI' }
 * ```
 */
export function findLookAlikes<Item>(
  items: readonly Item[],
  getText: (item: Item) => string,
): ReadonlySet<Item> {
  return findSharing(items, (item) => {
    const text = getText(item);
    return new Set([toSightKey(text), toSightKey(text.toLowerCase()).toLowerCase()]);
  });
}

/** The same, but texts that differ in case don't look alike. */
export function findIndistinct<Item>(
  items: readonly Item[],
  getText: (item: Item) => string,
): ReadonlySet<Item> {
  return findSharing(items, (item) => [toSightKey(getText(item))]);
}

const toSightKey = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(UNSEEN, '')
    .replace(/[\u0370-\u052f]/g, (letter) => {
      const lower = letter.toLowerCase();
      const latin = LATIN[FOREIGN.indexOf(lower)] ?? letter;
      return letter === lower ? latin : latin.toUpperCase();
    })
    .replace(/[I1|]/g, 'l')
    .replace(/0/g, 'O');

/** The items that have a key in common with another one. */
const findSharing = <Item>(
  items: readonly Item[],
  listKeys: (item: Item) => Iterable<string>,
): ReadonlySet<Item> => {
  const byKey = new Map<string, Item[]>();
  for (const item of items) {
    for (const key of listKeys(item)) {
      const sharing = byKey.get(key);
      if (sharing) sharing.push(item);
      else byKey.set(key, [item]);
    }
  }
  return new Set([...byKey.values()].filter((sharing) => sharing.length > 1).flat());
};
