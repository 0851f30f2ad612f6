import { readReadme } from './readReadme.ts';

const folders = ['auth-siwe', 'chain-config', 'contests', 'contests-react', 'ui-theme', 'wallet-kit'];
const readmes = folders.map((name) => ({ name, readme: readReadme(`packages/${name}`) }));

/** The few lines of each package's README as modules, by file name: `wallet-kit.tsx`. */
export const quickStarts: Readonly<Record<string, string>> = Object.fromEntries(
  readmes.map(({ name, readme }) => [`${name}.tsx`, readme.quickStart]),
);

/** The names in the `npm install` lines of those READMEs. */
export const quickStartInstalls: readonly string[] = readmes.flatMap(({ readme }) => readme.installs);
