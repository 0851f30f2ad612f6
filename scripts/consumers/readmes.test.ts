import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readReadme } from './readReadme.ts';
import { root } from './run.ts';

const published = globSync('packages/*/package.json', { cwd: root })
  .filter((path) => !JSON.parse(readFileSync(join(root, path), 'utf8')).private)
  .map((path) => dirname(path));

/** `@org/chain-config/rpc` is part of `@org/chain-config`. */
const toPackage = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

// With pnpm, an app cannot import a package that is only a dependency of a dependency.
test.each(published)('the README of %s says how to install all that its examples import', (folder) => {
  const { installs, blocks } = readReadme(folder);
  const imported = blocks
    .flatMap((code) => [...code.matchAll(/^import (?:[^'\n]* from )?'([^'.][^']*)'/gm)])
    .map(([, specifier = '']) => toPackage(specifier))
    .filter((name) => !name.startsWith('node:'));
  expect([...new Set(imported)].filter((name) => !installs.includes(name))).toEqual([]);
});
