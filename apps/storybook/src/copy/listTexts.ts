import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listEnglishModules } from '../../../../tools/dev/language/catalogues.ts';
import { type Language, TRANSLATIONS } from '../../../../tools/dev/language/languages.ts';
import { describeText } from './describeText.ts';

/** One text in every language; a text with several forms has several lines. */
export type TextRow = {
  /** The package or app that has it: `contests-react`. */
  readonly owner: string;
  /** The path inside the catalogue: `share.copy`. */
  readonly key: string;
  readonly texts: Readonly<Record<Language, readonly string[]>>;
};

const load = (path: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ pathToFileURL(path).href);

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The texts of a catalogue by their path. */
const flatten = (value: unknown, path: string): readonly (readonly [key: string, text: unknown])[] =>
  isBranch(value)
    ? Object.entries(value).flatMap(([key, inner]) => flatten(inner, path ? `${path}.${key}` : key))
    : [[path, value]];

/** Every text of every catalogue, in the order of the English files. */
export async function listTexts(): Promise<readonly TextRow[]> {
  const read = async (language: Language) => {
    const sections = listEnglishModules(language).map(async ({ path, folder, exports }) => {
      const module = await load(language === 'en' ? path : join(folder, `${language}.ts`));
      const [, owner = ''] = /(?:packages|apps)\/([\w-]+)\/src/.exec(folder.replaceAll('\\', '/')) ?? [];
      return exports.flatMap(({ english, translated }) => {
        const name = language === 'en' ? english : translated;
        // A whole catalogue has no section.
        const section = /texts$/.test(folder) && !path.includes('/en/') ? '' : translated;
        return flatten(module[name], section).map(([key, text]) => ({ owner, key, text }));
      });
    });
    return (await Promise.all(sections)).flat();
  };
  const translated = TRANSLATIONS.map(async (language) => {
    const texts = (await read(language)).map(
      ({ owner, key, text }) => [`${owner} ${key}`, describeText(text)] as const,
    );
    return [language, new Map(texts)] as const;
  });
  const [english, ...translations] = await Promise.all([read('en'), ...translated]);
  return english.map(({ owner, key, text }) => {
    const others = translations.map(([language, texts]) => [language, texts.get(`${owner} ${key}`) ?? []]);
    const texts: TextRow['texts'] = { en: describeText(text), ...Object.fromEntries(others) };
    return { owner, key, texts };
  });
}
