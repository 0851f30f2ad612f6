import { type LanguageTag, languages } from '../../../apps/web/src/config/languages.ts';

export type Language = LanguageTag;

/** The languages of the product, each by its own name. English is the language of the source. */
export const LANGUAGES = Object.fromEntries(languages.map(({ tag, name }) => [tag, name])) as Readonly<
  Record<Language, string>
>;

/** All but English. */
export const TRANSLATIONS = languages.map(({ tag }) => tag).filter((tag) => tag !== 'en');
