/** The language that a page of the Storybook has in its address: `&globals=language:de;theme:dark`. */
export function readStoryLanguage(search: string): string {
  const globals = new URLSearchParams(search).get('globals') ?? '';
  return /(?:^|;)language:(\w+)/.exec(globals)?.[1] ?? 'en';
}

/**
 * The messages in the page's language, which does not change until the page is reloaded.
 *
 * @param name the section of these messages
 */
export function pickMessages<Value>(
  name: string,
  messages: Readonly<Record<string, Value>> & { en: Value },
): Value {
  const tag = readStoryLanguage(window.location.search);
  if (tag === 'pseudo') return markMessages({ [name]: messages.en })[name] as Value;
  return messages[tag] ?? messages.en;
}

/** Messages that the pseudo-language does not change: data, or messages that must be ASCII. */
const KEPT = /^(shell\.productName|signIn\.statement|help\.sections\.\d+\.(id|code))$/;

/** A real right-to-left locale: pages, dates, numbers and the wallet dialogs have to follow it. */
const LOCALE = 'ar';

const LETTERS = 'aceiouyACEIOUY';
const ACCENTED = 'àçéîöûýÀÇÉÎÖÛÝ';

const accent = (text: string): string =>
  [...text].map((letter) => ACCENTED[LETTERS.indexOf(letter)] ?? letter).join('');

/** `Start` becomes `⟦Stàrt⟧`: readable, and different from English. */
const markText = (text: string): string => `⟦${accent(text)}⟧`;

/**
 * Translates messages into the pseudo-language: marks each text, including the results of functions. Arguments
 * inside a function's text stay unchanged.
 */
export const markMessages = <Messages>(messages: Messages): Messages => mark(messages, '') as Messages;

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
