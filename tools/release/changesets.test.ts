import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { root } from '../test/consumers/run.ts';
import { addAppChangeset, findUnnamed } from './changesets.ts';
import { withoutGit } from './runStep.ts';

/** A repository with the manifests of this one. */
const repository = mkdtempSync(join(tmpdir(), 'laurel-changesets-'));
/** The copy of it that a test changes. */
let dir = repository;

const env = withoutGit(process.env);
const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: dir, env, stdio: 'pipe' });
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, path), text);
};
const change = (...paths: readonly string[]) => {
  for (const path of paths) write(path, 'changed');
  git('add', '--all');
};
const name = (...names: readonly string[]) => {
  const lines = names.map((each) => `'@org/${each}': patch`);
  write('.changeset/mine.md', ['---', ...lines, '---', '', 'Changed.', ''].join('\n'));
  git('add', '--all');
};

beforeAll(() => {
  const manifests = globSync('{packages,apps}/*/package.json', { cwd: root });
  for (const path of [...manifests, '.changeset/config.json']) cpSync(join(root, path), join(dir, path));
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '--all');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '--quiet', '--message', 'first');
});
beforeEach(() => {
  dir = mkdtempSync(`${repository}-`);
  cpSync(repository, dir, { recursive: true });
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));
afterAll(() => rmSync(repository, { recursive: true, force: true }));

test.each([
  ['packages/contests/src/index.ts', '@org/contests'],
  ['apps/laurel/src/main.ts', '@org/laurel'],
  ['apps/laurel/bin/laurel.js', '@org/laurel'],
  ['tools/dev/stack/supervisor.ts', '@org/laurel'],
  ['apps/web/src/main.tsx', '@org/laurel'],
  ['apps/web/public/robots.txt', '@org/laurel'],
  ['apps/api/src/main.ts', '@org/laurel'],
  ['apps/scan/src/main.ts', '@org/laurel'],
  ['packages/server-kit/src/index.ts', '@org/laurel'],
  ['packages/contracts/artifacts/Profile.json', '@org/laurel'],
])('a change of %s needs a changeset of %s', async (path, changed) => {
  change(path);
  expect(await findUnnamed(dir, 'HEAD')).toEqual([
    `${changed} changed (${path}), and no changeset names it.`,
  ]);
  // A changeset of another package is not enough.
  name('auth-siwe');
  expect(await findUnnamed(dir, 'HEAD')).toHaveLength(1);
  name(changed.replace('@org/', ''));
  expect(await findUnnamed(dir, 'HEAD')).toEqual([]);
});

test.each([
  'docs/architecture.md',
  'tools/dev/stack/supervisor.test.ts',
  'apps/web/e2e/contest.spec.ts',
  'apps/api/src/createApp.test.ts',
  'apps/scan/bench/main.ts',
  'apps/storybook/src/overview.tsx',
  'packages/contests/README.md',
])('a change of %s needs none', async (path) => {
  change(path);
  expect(await findUnnamed(dir, 'HEAD')).toEqual([]);
});

test('an empty changeset says that nothing needs a release', async () => {
  change('apps/web/src/main.tsx', 'packages/contests/src/index.ts');
  expect(await findUnnamed(dir, 'HEAD')).toHaveLength(2);
  name();
  expect(await findUnnamed(dir, 'HEAD')).toEqual([]);
});

test('a release of a library releases the app that contains it', () => {
  name('chain-config', 'contests');
  addAppChangeset(dir);
  const text = readFileSync(join(dir, '.changeset/app-of-updated-packages.md'), 'utf8');
  expect(text).toMatch(/^---\n'@org\/laurel': patch\n---\n/);
  expect(text).toContain('`@org/chain-config`, `@org/contests`');
});

test.each([[['laurel', 'contests']], [[]]])('adds no changeset of the app to %j', (names) => {
  name(...names);
  addAppChangeset(dir);
  expect(globSync('.changeset/*.md', { cwd: dir })).toEqual(['.changeset/mine.md']);
});
