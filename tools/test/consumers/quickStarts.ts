import { basename } from 'node:path';
import { listLibraries } from '../../release/packages.ts';
import { readReadme } from './readReadme.ts';
import { root } from './run.ts';

const readmes = listLibraries(root).map(({ folder }) => ({
  name: basename(folder),
  readme: readReadme(folder),
}));

/** The few lines of each package's README as modules, by file name: `wallet-kit.tsx`. */
export const quickStarts: Readonly<Record<string, string>> = Object.fromEntries(
  readmes.map(({ name, readme }) => [`${name}.tsx`, readme.quickStart]),
);

/** The names in the `npm install` lines of those READMEs. */
export const quickStartInstalls: readonly string[] = readmes.flatMap(({ readme }) => readme.installs);
