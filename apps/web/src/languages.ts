/** The languages of the site with their own names; the first is the default. */
export const languages = [
  { tag: 'en', name: 'English' },
  { tag: 'de', name: 'Deutsch' },
  { tag: 'es', name: 'Español' },
] as const;

export type LanguageTag = (typeof languages)[number]['tag'];

/** The language of a locale: `en` for `en-GB`. */
export function findLanguage(locale: string): (typeof languages)[number] | undefined {
  return languages.find(({ tag }) => locale === tag || locale.startsWith(`${tag}-`));
}
