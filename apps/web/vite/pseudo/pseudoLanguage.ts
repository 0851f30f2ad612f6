import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const MESSAGES = join(import.meta.dirname, '../../src/messages');
const ENGLISH = join(MESSAGES, 'en.ts');
const MARK_TEXTS = JSON.stringify(join(import.meta.dirname, 'markTexts.ts'));
const SHELL = '\0pseudo-language';
const CONTESTS = '\0pseudo-language-of-contests';

/** With `LAUREL_PSEUDO=1`: the build speaks the pseudo-language, which shows what is not in the catalogues. */
export const pseudoLanguage = (): Plugin => ({
  name: 'laurel-pseudo-language',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source === './en.ts' && importer?.endsWith('/messages/messages.ts')) return SHELL;
    return source.endsWith('/messages/contestsTexts.ts') ? CONTESTS : undefined;
  },
  load(id) {
    if (id === CONTESTS) return markContests;
    return id === SHELL ? markShell() : undefined;
  },
});

const markContests = `
import { english } from '@org/contests-react/texts';
import { markTexts } from ${MARK_TEXTS};
export const contestsTexts = markTexts({ ...english });
`;

/** A file like `en.ts`, every group of it marked. */
const markShell = (): string => {
  const exported = readFileSync(ENGLISH, 'utf8').matchAll(/^export \{ ([\w, ]+) \}/gm);
  const names = [...exported].flatMap(([, list = '']) => list.split(', '));
  return [
    `import * as english from ${JSON.stringify(ENGLISH)};`,
    `import { markTexts } from ${MARK_TEXTS};`,
    'const marked = markTexts({ ...english });',
    ...names.map((name) => `export const ${name} = marked.${name};`),
  ].join('\n');
};
