import { locale } from './en/locale.ts';

const isSpelled = (locale: string): boolean => {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;
  } catch {
    // No name of a locale at all.
    return false;
  }
};

/**
 * The locale for dates and numbers: the first that the reader's browser asks for and can spell. Where it names the
 * words' language and no country, as the words' own.
 *
 * @param languages as `navigator.languages` has them, the most wanted first
 */
export const chooseLocale = (own: string, languages: readonly string[]): string => {
  const wanted = languages.find(isSpelled) ?? own;
  return own.startsWith(`${wanted}-`) ? own : wanted;
};

/** The reader's. While pages are drawn at build time there is no reader, and no date. */
export const readerLocale = chooseLocale(
  locale,
  typeof window === 'undefined' ? [] : window.navigator.languages,
);
