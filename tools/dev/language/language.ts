import { basename, dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { TRANSLATIONS } from './languages.ts';
import { type EnglishModule, listEnglishModules } from './messageFiles.ts';

const PICK_MESSAGES = JSON.stringify(join(import.meta.dirname, 'markMessages.ts'));

/**
 * Every language in one build, for the Storybook: modules with English messages have those of the language that the
 * address of the page names (`pickMessages`).
 */
export const everyLanguage = (): Plugin => {
  const translations = TRANSLATIONS.map((tag) => [tag, listEnglishModules(tag)] as const);
  return replaceEnglish('laurel-every-language', listEnglishModules(PSEUDO), ({ path, exports, folder }) =>
    [
      `import { pickMessages } from ${PICK_MESSAGES};`,
      `import * as en from ${JSON.stringify(`${path}?english`)};`,
      ...TRANSLATIONS.map((tag) => `import * as ${tag} from ${JSON.stringify(join(folder, `${tag}.ts`))};`),
      ...exports.map(({ english }, index) => {
        const others = translations.map(([tag, modules]) => {
          const translated = modules.find((module) => module.path === resolve(path))?.exports[index]
            ?.translated;
          return `${tag}: ${tag}.${translated}`;
        });
        const key = exports[index]?.translated;
        return `export const ${english} = pickMessages(${JSON.stringify(key)}, { en: en.${english}, ${others.join(', ')} });`;
      }),
    ].join('\n'),
  );
};

const MARK_MESSAGES = JSON.stringify(join(import.meta.dirname, 'markMessages.ts'));
const PREFIX = '\0language:';

/** The pseudo-language; see `markMessages`. */
export const PSEUDO = 'pseudo';

/**
 * Builds the site in another language: every module with English messages is replaced by the same messages of the
 * translation. So a page's files hold its own messages in one language, and none of them holds English.
 */
export const language = (tag: string): Plugin => {
  const write = tag === PSEUDO ? markModule : (module: EnglishModule) => translateModule(module, tag);
  return replaceEnglish('laurel-language', listEnglishModules(tag), write);
};

/** Replaces modules with English messages; with a query (`?english`) they stay as they are. */
const replaceEnglish = (
  name: string,
  list: readonly EnglishModule[],
  write: (module: EnglishModule) => string,
): Plugin => {
  const modules = new Map(list.map((module) => [module.path, module] as const));
  return {
    name,
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer || !/^\.{1,2}\//.test(source)) return undefined;
      const path = resolve(dirname(importer), source);
      return modules.has(path) ? PREFIX + path : undefined;
    },
    load(id) {
      const module = id.startsWith(PREFIX) ? modules.get(id.slice(PREFIX.length)) : undefined;
      return module && write(module);
    },
  };
};

/** The query makes a copy of the file for each module, from which the bundler drops all other sections. */
const translateModule = ({ path, folder, exports }: EnglishModule, tag: string): string => {
  const file = JSON.stringify(`${join(folder, `${tag}.ts`)}?for=${basename(path, '.ts')}`);
  return exports
    .map(({ english, translated }) => `export { ${translated} as ${english} } from ${file};`)
    .join('\n');
};

const markModule = ({ path, exports }: EnglishModule): string =>
  [
    `import * as english from ${JSON.stringify(`${path}?english`)};`,
    `import { markMessages } from ${MARK_MESSAGES};`,
    ...exports.map(
      ({ english, translated }) =>
        `export const ${english} = markMessages({ ${translated}: english.${english} }).${translated};`,
    ),
  ].join('\n');
