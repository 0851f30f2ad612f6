import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { listEnglishModules } from './catalogues.ts';
import { PSEUDO, replaceEnglish } from './language.ts';
import { TRANSLATIONS } from './languages.ts';

const PICK_TEXTS = JSON.stringify(join(import.meta.dirname, 'pickTexts.ts'));

/**
 * Every language in one build, for the Storybook: modules with English texts have those of the language that the
 * address of the page names (`pickTexts`).
 */
export const everyLanguage = (): Plugin => {
  const translations = TRANSLATIONS.map((tag) => [tag, listEnglishModules(tag)] as const);
  return replaceEnglish('laurel-every-language', listEnglishModules(PSEUDO), ({ path, exports, folder }) =>
    [
      `import { pickTexts } from ${PICK_TEXTS};`,
      `import * as en from ${JSON.stringify(`${path}?english`)};`,
      ...TRANSLATIONS.map((tag) => `import * as ${tag} from ${JSON.stringify(join(folder, `${tag}.ts`))};`),
      ...exports.map(({ english }, index) => {
        const others = translations.map(([tag, modules]) => {
          const translated = modules.find((module) => module.path === resolve(path))?.exports[index]
            ?.translated;
          return `${tag}: ${tag}.${translated}`;
        });
        const key = exports[index]?.translated;
        return `export const ${english} = pickTexts(${JSON.stringify(key)}, { en: en.${english}, ${others.join(', ')} });`;
      }),
    ].join('\n'),
  );
};
