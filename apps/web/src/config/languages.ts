/** The languages of the site with their own names; the first is the default. */
export const languages = [
  { tag: 'en', name: 'English' },
  { tag: 'de', name: 'Deutsch' },
  { tag: 'es', name: 'Español' },
] as const;

export type LanguageTag = (typeof languages)[number]['tag'];

type Language = (typeof languages)[number];

/** The language of a locale: `en` for `en-GB`. */
export function findLanguage(locale: string): Language | undefined {
  return languages.find(({ tag }) => locale === tag || locale.startsWith(`${tag}-`));
}

/** The first language of the site in a browser's list, as the server chooses it from `Accept-Language`; else the default. */
export function findPreferredLanguage(locales: readonly string[]): Language {
  return locales.map((locale) => findLanguage(locale.toLowerCase())).find(Boolean) ?? languages[0];
}
