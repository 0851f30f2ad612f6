import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Language, TRANSLATIONS } from '../../../../tools/dev/language/languages.ts';
import { listEnglishModules } from '../../../../tools/dev/language/messageFiles.ts';

type Format = (...args: unknown[]) => unknown;

/** The names of a function's parameters; `…` for one that is destructured. */
const listParameters = (format: Format): readonly string[] => {
  const [, list = ''] = /^\s*\(?([^)=]*?)\)?\s*=>/.exec(String(format)) ?? [];
  return list
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => /^\w+/.exec(each)?.[0] ?? '…');
};

/** A number that no text contains by itself. */
const SAMPLE = 73;

/** The text for these arguments, with the numbers among them replaced by the placeholders of their parameters. */
const formatWith = (
  format: Format,
  args: readonly unknown[],
  placeholders: readonly string[],
): string | undefined => {
  try {
    const form = args.reduce<string>(
      (text, arg, place) =>
        typeof arg === 'number'
          ? text.replace(new RegExp(`(?<![\\d.,])${arg}(?![\\d])`, 'g'), placeholders[place] ?? '')
          : text,
      String(format(...args)),
    );
    const isUnknown = args.some((arg) => arg === null || typeof arg === 'boolean');
    if (isUnknown && /\b(null|true|false)\b/.test(form)) return undefined;
    return /NaN|undefined|\[object/.test(form) ? undefined : form;
  } catch {
    // The text does not take the arguments of the samples.
    return undefined;
  }
};

/**
 * A message as designers read it: `Switch to {chainName}`. A text that depends on a number, or on whether an
 * argument is known, has a line for each form.
 */
export function describeMessage(text: unknown): readonly string[] {
  if (typeof text === 'string') return [text];
  if (typeof text !== 'function') return [];
  const format = text as Format;
  const placeholders = listParameters(format).map((name) => `{${name}}`);
  const withArg = (place: number, arg: unknown) =>
    placeholders.map((placeholder, index) => (index === place ? arg : placeholder));
  const vary = (list: (placeholder: string) => readonly unknown[]) =>
    placeholders.flatMap((placeholder, place) => list(placeholder).map((arg) => withArg(place, arg)));
  const formatAll = (list: readonly (readonly unknown[])[]) =>
    list.map((args) => formatWith(format, args, placeholders)).filter((form) => form !== undefined);
  // "0 to {max}" would be mistaken for a text about 0.
  const defaultForm = formatWith(format, placeholders, placeholders) ?? '';
  const smallNumbers = [0, 1].filter((number) => !new RegExp(`\\b${number}\\b`).test(defaultForm));
  // Arguments are mostly words or one number; a few messages take a list, or several numbers at once.
  const attempts = [
    () => formatAll([placeholders, ...vary(() => [...smallNumbers, SAMPLE, null, true, false])]),
    () => formatAll(vary((placeholder) => [[placeholder, placeholder], [placeholder], []])),
    () => formatAll([placeholders.map((_, place) => SAMPLE + place)]),
  ];
  const known = attempts.reduce<readonly string[]>(
    (forms, attempt) => (forms.length > 0 ? forms : attempt()),
    [],
  );
  return [...new Set(known.length > 0 ? known : [String(format)])].filter(
    (form) => !/\b(null|true|false)\b/.test(form),
  );
}

/** One text in every language; a text with several forms has several lines. */
export type MessageRow = {
  /** The package or app that has it: `contests-react`. */
  readonly owner: string;
  /** The path inside the messages of a package: `share.copy`. */
  readonly key: string;
  readonly messages: Readonly<Record<Language, readonly string[]>>;
};

const load = (path: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ pathToFileURL(path).href);

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Messages by their path. */
const flatten = (value: unknown, path: string): readonly (readonly [key: string, text: unknown])[] =>
  isBranch(value)
    ? Object.entries(value).flatMap(([key, inner]) => flatten(inner, path ? `${path}.${key}` : key))
    : [[path, value]];

/** Every message, in the order of the English files. */
export async function listMessages(): Promise<readonly MessageRow[]> {
  const read = async (language: Language) => {
    const sections = listEnglishModules(language).map(async ({ path, folder, exports }) => {
      const module = await load(language === 'en' ? path : join(folder, `${language}.ts`));
      const [, owner = ''] = /(?:packages|apps)\/([\w-]+)\/src/.exec(folder.replaceAll('\\', '/')) ?? [];
      return exports.flatMap(({ english, translated }) => {
        const name = language === 'en' ? english : translated;
        // All messages of a small package have no section.
        const section = path.includes('/en/') ? translated : '';
        return flatten(module[name], section).map(([key, text]) => ({ owner, key, text }));
      });
    });
    return (await Promise.all(sections)).flat();
  };
  const translated = TRANSLATIONS.map(async (language) => {
    const messages = (await read(language)).map(
      ({ owner, key, text }) => [`${owner} ${key}`, describeMessage(text)] as const,
    );
    return [language, new Map(messages)] as const;
  });
  const [english, ...translations] = await Promise.all([read('en'), ...translated]);
  return english.map(({ owner, key, text }) => {
    const others = translations.map(([language, messages]) => [
      language,
      messages.get(`${owner} ${key}`) ?? [],
    ]);
    const messages: MessageRow['messages'] = { en: describeMessage(text), ...Object.fromEntries(others) };
    return { owner, key, messages };
  });
}
