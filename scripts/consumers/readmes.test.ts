import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const published = globSync('packages/*/package.json', { cwd: root })
  .map(
    (path) =>
      JSON.parse(read(path)) as { name: string; private?: boolean; repository: { directory: string } },
  )
  .filter((manifest) => !manifest.private);

/** `@org/chain-config/rpc` is part of `@org/chain-config`. */
const toPackage = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

// With pnpm a package that is only a dependency of a dependency cannot be imported.
test.each(published)(
  'the README of $name says how to install all that its examples import',
  ({ repository }) => {
    const readme = read(join(repository.directory, 'README.md'));
    const installed = [...readme.matchAll(/npm install ([^\n`]+)/g)]
      .flatMap(([, names = '']) => names.split(' '))
      .map((name) => name.replace(/(?<=.)@[\w.^]+$/, ''));
    const blocks = [...readme.matchAll(/```(?:tsx?|js)\n([\s\S]*?)```/g)].map(([, code = '']) => code);
    const imported = blocks
      .flatMap((code) => [...code.matchAll(/^import (?:[^'\n]* from )?'([^'.][^']*)'/gm)])
      .map(([, specifier = '']) => toPackage(specifier))
      .filter((name) => !name.startsWith('node:'));
    expect([...new Set(imported)].filter((name) => !installed.includes(name))).toEqual([]);
  },
);
