import { locale } from './en/locale.ts';

const isSpelled = (locale: string): boolean => {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;
  } catch {
    // No name of a locale at all.
    return false;
  }
};

const languageOf = (locale: string): string => locale.split('-', 1)[0] ?? locale;

/**
 * The locale for dates and numbers: the reader's own where it is in the language of the texts, so that a sentence and its
 * dates fit. English is also read by people whose language no catalogue has: they keep their own dates.
 *
 * @param own the locale of the texts
 * @param languages as `navigator.languages` has them, the most wanted first
 */
export const chooseLocale = (own: string, languages: readonly string[]): string => {
  const spelled = languages.filter(isSpelled);
  const same = spelled.find((each) => languageOf(each) === languageOf(own));
  const wanted = same ?? (languageOf(own) === 'en' ? spelled[0] : undefined) ?? own;
  // Without a country it is the texts' own.
  return own.startsWith(`${wanted}-`) ? own : wanted;
};

// While pages are drawn at build time there is no reader, and no date.
const languages = typeof window === 'undefined' ? [] : window.navigator.languages;

let readerLocale = chooseLocale(locale, languages);

/** Called by the provider of the texts: dates and numbers are in their language from now on, on the whole page. */
export const followTexts = (own: string): void => {
  readerLocale = chooseLocale(own, languages);
};

/** A format of dates or numbers in the reader's locale, created once for each locale. */
export const createFormat = <Format>(create: (locale: string) => Format): (() => Format) => {
  const formats = new Map<string, Format>();
  return () => {
    const format = formats.get(readerLocale) ?? create(readerLocale);
    formats.set(readerLocale, format);
    return format;
  };
};
