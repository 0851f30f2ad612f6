import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ENGLISH = join(import.meta.dirname, '../../src/shared/messages/en.ts');
const MARK_TEXTS = join(import.meta.dirname, 'markTexts.ts');
const PSEUDO = '\0pseudo-language';

/** With `LAUREL_PSEUDO=1`: the build speaks the pseudo-language, which shows what is not in the catalogue. */
export const pseudoLanguage = (): Plugin => ({
  name: 'laurel-pseudo-language',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './en.ts' && importer?.endsWith('/shared/messages/messages.ts') ? PSEUDO : undefined,
  load: (id) => (id === PSEUDO ? writeCatalogue() : undefined),
});

/** A file like `en.ts`, every group of it marked. */
const writeCatalogue = (): string => {
  const exported = readFileSync(ENGLISH, 'utf8').matchAll(/^export \{ ([\w, ]+) \}/gm);
  const names = [...exported].flatMap(([, list = '']) => list.split(', '));
  return [
    `import * as english from ${JSON.stringify(ENGLISH)};`,
    `import { markTexts } from ${JSON.stringify(MARK_TEXTS)};`,
    'const marked = markTexts({ ...english });',
    ...names.map((name) => `export const ${name} = marked.${name};`),
  ].join('\n');
};
