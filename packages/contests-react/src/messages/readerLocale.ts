import { locale } from './en/page.ts';

const isSpelled = (locale: string): boolean => {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;
  } catch {
    // Not a valid locale.
    return false;
  }
};

const languageOf = (locale: string): string => locale.split('-', 1)[0] ?? locale;

/**
 * The locale for dates and numbers: the reader's own if it has the language of the messages, so that a sentence and its
 * dates match. Readers whose language has no messages read English messages with their own dates.
 *
 * @param own the locale of the messages
 * @param languages in order of preference, like `navigator.languages`
 */
export const chooseLocale = (own: string, languages: readonly string[]): string => {
  const same = languages.find((each) => languageOf(each) === languageOf(own) && isSpelled(each));
  const wanted = same ?? (languageOf(own) === 'en' ? languages.find(isSpelled) : undefined) ?? own;
  // Without a country, uses the locale of the messages.
  return own.startsWith(`${wanted}-`) ? own : wanted;
};

// Prerendered pages contain no dates.
const languages = typeof window === 'undefined' ? [] : window.navigator.languages;

let messagesLocale = locale;
/** Chosen with the first format: asking the browser for locales takes it tens of milliseconds on a phone. */
let readerLocale: string | undefined;

/** Sets the language of dates and numbers on the whole page. Called by the provider of the messages. */
export const followMessages = (own: string): void => {
  messagesLocale = own;
  readerLocale = undefined;
};

/** A formatter in the reader's locale, created once per locale. */
export const createFormat = <Format>(create: (locale: string) => Format): (() => Format) => {
  const formats = new Map<string, Format>();
  return () => {
    readerLocale ??= chooseLocale(messagesLocale, languages);
    const format = formats.get(readerLocale) ?? create(readerLocale);
    formats.set(readerLocale, format);
    return format;
  };
};
