import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listLibraries } from './packages.ts';
import { root } from './run.ts';

/** The instructions and examples of a package's README. */
export type Readme = {
  /** The names in its `npm install` lines, without versions. */
  readonly installs: readonly string[];
  /** The packages of the first line. */
  readonly install: readonly string[];
  /** The settings for `pnpm-workspace.yaml`, or empty. */
  readonly pnpmSettings: string;
  /** The versions that npm is told to install instead of others. */
  readonly npmOverrides: Readonly<Record<string, string>>;
  /** The README's blocks of TypeScript and JavaScript. */
  readonly blocks: readonly string[];
  /** The first block that contains a text. */
  readonly findBlock: (text: string) => string;
  /** The few lines that work in Vite and in Next.js. */
  readonly quickStart: string;
  /** The text below a heading, up to the next one of the same level. */
  readonly getSection: (heading: string) => string;
};

const listBlocks = (text: string) =>
  [...text.matchAll(/```(?:tsx?|js)\n([\s\S]*?)```/g)].map(([, code = '']) => code);

/** @param folder the package's folder below the repository: `packages/chain-config` */
export function readReadme(folder: string): Readme {
  const text = readFileSync(join(root, folder, 'README.md'), 'utf8');
  const lines = [...text.matchAll(/npm install ([^\n`]+)/g)].map(([, names = '']) =>
    names.split(' ').map((name) => name.replace(/(?<=.)@[\w.^]+$/, '')),
  );
  const blocks = listBlocks(text);
  const getSection = (heading: string) => {
    const [, section] = text.split(`\n## ${heading}\n`);
    if (section === undefined) throw new Error(`The README of ${folder} has no section "${heading}".`);
    return section.split('\n## ')[0] ?? '';
  };
  return {
    installs: lines.flat(),
    install: lines[0] ?? [],
    pnpmSettings: /```yaml\n# pnpm-workspace.yaml\n([\s\S]*?)```/.exec(text)?.[1] ?? '',
    npmOverrides: JSON.parse(/```json\n(\{ "overrides"[\s\S]*?)```/.exec(text)?.[1] ?? '{}').overrides ?? {},
    blocks,
    findBlock(part) {
      const block = blocks.find((code) => code.includes(part));
      if (block === undefined) throw new Error(`The README of ${folder} has no example with "${part}".`);
      return block;
    },
    get quickStart() {
      return listBlocks(getSection('In Vite and in Next.js'))[0] ?? '';
    },
    getSection,
  };
}

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
