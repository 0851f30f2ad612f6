/** What the pseudo-language leaves as it is: it is data, or has to be of plain letters. */
const KEPT = /^(shell\.productName|signIn\.statement|help\.sections\.\d+\.(id|code))$/;

/** A language that exists, from right to left: the pages, dates, numbers and the wallet's own dialogs have to follow it. */
const LOCALE = 'ar';

const LETTERS = 'aceiouyACEIOUY';
const ACCENTED = 'àçéîöûýÀÇÉÎÖÛÝ';

const accent = (text: string): string =>
  [...text].map((letter) => ACCENTED[LETTERS.indexOf(letter)] ?? letter).join('');

/** `Start` becomes `⟦Stàrt⟧`: readable, and not to be taken for English. */
const markText = (text: string): string => `⟦${accent(text)}⟧`;

/**
 * A catalogue in a language that nobody speaks: the same keys, each text marked, also those that functions make. Facts
 * inside a function's text stay as they are.
 */
export const markTexts = <Catalogue>(catalogue: Catalogue): Catalogue => mark(catalogue, '') as Catalogue;

const mark = (value: unknown, path: string): unknown => {
  if (path === 'locale') return LOCALE;
  if (KEPT.test(path)) return value;
  if (typeof value === 'string') return markText(value);
  if (typeof value === 'function') return (...facts: unknown[]) => `⟦${value(...facts)}⟧`;
  if (typeof value !== 'object' || value === null) return value;
  const marked = Object.entries(value).map(
    ([key, inner]) => [key, mark(inner, path ? `${path}.${key}` : key)] as const,
  );
  return Array.isArray(value) ? marked.map(([, inner]) => inner) : Object.fromEntries(marked);
};
