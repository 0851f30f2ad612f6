import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publisher } from '../../release/publisher.ts';
import { listLibraries } from './packages.ts';
import { root } from './run.ts';

type Manifest = Record<string, unknown> & {
  name: string;
  files?: string[];
  dependencies?: Record<string, string>;
};

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const published = listLibraries(root).map(({ folder }) => ({
  path: folder,
  manifest: JSON.parse(read(`${folder}/package.json`)) as Manifest,
}));

// The other tests take this list from the manifests, so they would not notice a package that became private.
test('publishes these packages', () => {
  expect(listLibraries(root).map(({ name }) => name.replace(`${publisher.scope}/`, ''))).toEqual([
    'auth-siwe',
    'chain-config',
    'contests',
    'contests-react',
    'ui-theme',
    'wallet-kit',
  ]);
});

test.each(published)('$path has the fields that registries and importers need', ({ path, manifest }) => {
  const { repository } = publisher;
  expect(manifest).toMatchObject({
    name: manifest.name.replace(/^[^/]+/, publisher.scope),
    description: expect.stringMatching(/\S.*\.$/),
    keywords: expect.arrayContaining([expect.stringMatching(/^[a-z\d-]+$/)]),
    homepage: `${repository}/tree/main/${path}#readme`,
    bugs: `${repository}/issues`,
    license: 'MIT',
    repository: { type: 'git', url: `git+${repository}.git`, directory: path },
    type: 'module',
    engines: { node: '>=20' },
    files: expect.arrayContaining(['dist', 'CHANGELOG.md']),
    publishConfig: { access: 'public', exports: { './package.json': './package.json' } },
  });
  expect(manifest).toHaveProperty('sideEffects');
  expect(Object.keys(manifest.exports as object)).toEqual(
    Object.keys((manifest.publishConfig as { exports: object }).exports),
  );
});

test.each(published)('$path accepts patches of our other packages', ({ manifest }) => {
  const ours = Object.entries(manifest.dependencies ?? {}).filter(([name]) =>
    name.startsWith(`${publisher.scope}/`),
  );
  expect(ours.filter(([, range]) => range !== 'workspace:^')).toEqual([]);
});

test.each(published)('$path has the pictures of its README in the tarball', ({ path, manifest }) => {
  const pictures = [...read(`${path}/README.md`).matchAll(/!\[[^\]]*\]\((?!https:)([^)\s]+)/g)];
  const outside = pictures
    .map(([, link = '']) => link)
    .filter((link) => !manifest.files?.some((file) => link === file || link.startsWith(`${file}/`)));
  expect(outside).toEqual([]);
});

test('the app is packed with its builds, under the same scope', () => {
  const manifest = JSON.parse(read('apps/laurel/package.json')) as Manifest;
  expect(manifest).toMatchObject({
    name: `${publisher.scope}/laurel`,
    bin: { laurel: './bin/laurel.js' },
    files: ['bin', 'dist', 'CHANGELOG.md'],
    engines: { node: '>=24' },
    scripts: { prepack: 'node scripts/pack.ts' },
  });
});
