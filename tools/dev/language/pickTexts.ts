import { markTexts } from './markTexts.ts';

/** The language that a page of the Storybook has in its address: `&globals=language:de;theme:dark`. */
export function readStoryLanguage(search: string): string {
  const globals = new URLSearchParams(search).get('globals') ?? '';
  return /(?:^|;)language:(\w+)/.exec(globals)?.[1] ?? 'en';
}

/**
 * The texts of the page's language; it does not change until the page is reloaded.
 *
 * @param name the name of these texts in the catalogue
 */
export function pickTexts<Value>(
  name: string,
  texts: Readonly<Record<string, Value>> & { en: Value },
): Value {
  const tag = readStoryLanguage(window.location.search);
  if (tag === 'pseudo') return markTexts({ [name]: texts.en })[name] as Value;
  return texts[tag] ?? texts.en;
}
