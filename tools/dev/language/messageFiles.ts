import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

/** One English module, and the names under which a translation has its exports. */
export type EnglishModule = {
  readonly path: string;
  readonly exports: readonly { readonly english: string; readonly translated: string }[];
  /** The folder with one file per language: `de.ts`. */
  readonly folder: string;
};

/** The export name of all messages of a small package. */
const WHOLE: Readonly<Record<string, string>> = { de: 'german', es: 'spanish' };

/** Messages in sections: `en.ts` lists `export { englishShare as share } from './en/share.ts'`, `de.ts` has `share`. */
const IN_SECTIONS = ['packages/contests-react/src/messages', 'apps/web/src/messages'];
/** Messages in one object: `en.ts` exports it under this name. */
const IN_ONE = [
  { folder: 'packages/wallet-kit/src/messages', english: 'walletMessages' },
  { folder: 'packages/ui-theme/src/messages', english: 'uiMessages' },
];

const EXPORT = /^export \{([\w\s,]+)\} from '\.\/(en\/\w+\.ts)';$/gm;

/** Every module with English messages. */
export function listEnglishModules(language: string): readonly EnglishModule[] {
  const sections = IN_SECTIONS.flatMap((path) => {
    const folder = join(ROOT, path);
    const index = readFileSync(join(folder, 'en.ts'), 'utf8');
    return [...index.matchAll(EXPORT)].map(([, list = '', file = '']) => ({
      path: join(folder, file),
      folder,
      exports: list
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean)
        .map((each) => {
          const [english = '', translated = english] = each.split(' as ');
          return { english, translated };
        }),
    }));
  });
  const whole = IN_ONE.map(({ folder, english }) => ({
    path: join(ROOT, folder, 'en.ts'),
    folder: join(ROOT, folder),
    exports: [{ english, translated: WHOLE[language] ?? english }],
  }));
  return [...sections, ...whole];
}
