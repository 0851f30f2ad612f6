import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.ts';

type Manifest = Record<string, unknown> & { name: string; private?: boolean; files?: string[] };

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const published = globSync('packages/*/package.json', { cwd: root })
  .map((path) => ({ path: dirname(path), manifest: JSON.parse(read(path)) as Manifest }))
  .filter(({ manifest }) => !manifest.private);

test('publishes six packages from one repository', () => {
  expect(published.map(({ manifest }) => manifest.name).sort()).toEqual([
    '@org/auth-siwe',
    '@org/chain-config',
    '@org/contests',
    '@org/contests-react',
    '@org/ui-theme',
    '@org/wallet-kit',
  ]);
  const addresses = published.map(({ manifest }) => (manifest.repository as { url: string }).url);
  expect(new Set(addresses).size).toBe(1);
});

test.each(published)('$path has the fields that registries and importers need', ({ path, manifest }) => {
  expect(manifest).toMatchObject({
    description: expect.stringMatching(/\S.*\.$/),
    license: 'MIT',
    type: 'module',
    repository: {
      type: 'git',
      url: expect.stringMatching(/^git\+https:\/\/.+\.git$/),
      directory: path,
    },
    files: expect.arrayContaining(['dist']),
    publishConfig: { access: 'public', exports: { './package.json': './package.json' } },
  });
  expect(manifest).toHaveProperty('sideEffects');
  expect(Object.keys(manifest.exports as object)).toEqual(
    Object.keys((manifest.publishConfig as { exports: object }).exports),
  );
});

test.each(published)('$path has the pictures of its README in the tarball', ({ path, manifest }) => {
  const pictures = [...read(`${path}/README.md`).matchAll(/!\[[^\]]*\]\((?!https:)([^)\s]+)/g)];
  const outside = pictures
    .map(([, link = '']) => link)
    .filter((link) => !manifest.files?.some((file) => link === file || link.startsWith(`${file}/`)));
  expect(outside).toEqual([]);
});
