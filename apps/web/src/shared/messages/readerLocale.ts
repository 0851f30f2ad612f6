import { messages } from './messages.ts';

const languageOf = (locale: string): string => locale.split('-', 1)[0]?.toLowerCase() ?? '';

/**
 * The locale for dates and numbers: the words' own language, in the spelling of the reader's country where the reader
 * has said so. A reader of another language gets the dates as the words around them have them.
 *
 * @param languages as `navigator.languages` has them, the most wanted first
 */
export const chooseLocale = (own: string, languages: readonly string[]): string =>
  languages.find((wanted) => languageOf(wanted) === languageOf(own) && wanted.includes('-')) ?? own;

/** The reader's. While pages are drawn at build time there is no reader, and no date. */
export const readerLocale = chooseLocale(
  messages.locale,
  typeof window === 'undefined' ? [] : window.navigator.languages,
);
