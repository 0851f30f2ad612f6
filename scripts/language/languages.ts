/** The languages of the product, each by its own name. English is the language of the source. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', es: 'Español' } as const;

export type Language = keyof typeof LANGUAGES;

/** All but English. */
export type Translation = Exclude<Language, 'en'>;

export const TRANSLATIONS = Object.keys(LANGUAGES).filter((tag): tag is Translation => tag !== 'en');
