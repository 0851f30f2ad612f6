import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { COMMIT_FILE, publishPacked } from './publishPacked.ts';
import { withoutGit } from './runStep.ts';

let dir: string;
let packed: string;

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: dir, env: withoutGit(process.env), encoding: 'utf8', stdio: 'pipe' });

const commit = (message: string) => {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];
  git(...author, 'commit', '--quiet', '--allow-empty', '--no-verify', '--message', message);
};

/** npm, with a registry that answers `view` like this. */
function pretendNpm(view: string) {
  const file = join(dir, 'bin/npm');
  writeFileSync(file, `#!/bin/sh\nif [ "$1" = view ]; then ${view}; fi\necho "$1 $2" >> "${dir}/npm.log"\n`);
  chmodSync(file, 0o755);
}
const NOT_FOUND = 'echo "npm error code E404" >&2; exit 1';

const pack = (name: string) => {
  const path = `packages/org-${name}-0.1.0.tgz`;
  const content = `the tarball of ${name}`;
  writeFileSync(join(packed, path), content);
  const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`;
  const tarball = { path, integrity };
  return {
    kind: 'publish',
    name: `@org/${name}`,
    version: '0.1.0',
    access: 'public',
    tag: 'latest',
    tarball,
  };
};

const publish = () =>
  publishPacked({ dir, packed, env: { PATH: [join(dir, 'bin'), process.env.PATH].join(delimiter) } });
const listPublished = () =>
  readFileSync(join(dir, 'npm.log'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('publish '));

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'laurel-publish-'));
  packed = join(dir, 'packed');
  for (const folder of ['bin', 'packed/packages']) mkdirSync(join(dir, folder), { recursive: true });
  writeFileSync(join(dir, 'npm.log'), '');
  const plan = [[pack('chain-config')], [pack('contests')]];
  writeFileSync(join(packed, 'publish-plan.json'), JSON.stringify({ version: 1, plan }));
  git('init', '--quiet');
  commit('first');
  writeFileSync(join(packed, COMMIT_FILE), git('rev-parse', 'HEAD').trim());
});

afterEach(() => rmSync(dir, { recursive: true, force: true }));

test('publishes the tarballs in the order of the plan, and tags the commit', async () => {
  pretendNpm(NOT_FOUND);
  await publish();
  expect(listPublished()).toEqual(
    ['chain-config', 'contests'].map((name) => `publish ${packed}/packages/org-${name}-0.1.0.tgz`),
  );
  expect(git('tag', '--points-at', 'HEAD')).toBe('@org/chain-config@0.1.0\n@org/contests@0.1.0\n');
});

test('tags, and does not publish again, what a failed run has published', async () => {
  pretendNpm('echo 0.1.0; exit 0');
  await publish();
  await publish();
  expect(listPublished()).toEqual([]);
  expect(git('tag', '--list')).toBe('@org/chain-config@0.1.0\n@org/contests@0.1.0\n');
});

test('publishes nothing if a tarball is not the packed one', async () => {
  pretendNpm(NOT_FOUND);
  writeFileSync(join(packed, 'packages/org-contests-0.1.0.tgz'), 'another one');
  await expect(publish()).rejects.toThrow('org-contests-0.1.0.tgz is not what was packed');
  expect(readFileSync(join(dir, 'npm.log'), 'utf8')).toBe('');
});

test('publishes nothing if another commit was packed', async () => {
  pretendNpm(NOT_FOUND);
  commit('second');
  await expect(publish()).rejects.toThrow(
    /^Commit [\da-f]{40} was packed, and [\da-f]{40} is checked out\.$/,
  );
  expect(readFileSync(join(dir, 'npm.log'), 'utf8')).toBe('');
});

test('keeps a tag that names another commit', async () => {
  pretendNpm('echo 0.1.0; exit 0');
  const tagged = git('rev-parse', 'HEAD');
  git('tag', '@org/contests@0.1.0');
  commit('second');
  writeFileSync(join(packed, COMMIT_FILE), git('rev-parse', 'HEAD').trim());
  await expect(publish()).rejects.toThrow('already exists');
  expect(git('rev-parse', '@org/contests@0.1.0')).toBe(tagged);
});

test('publishes nothing if the registry does not answer', async () => {
  pretendNpm('echo "npm error code ECONNREFUSED" >&2; exit 1');
  await expect(publish()).rejects.toThrow('ECONNREFUSED');
  expect(listPublished()).toEqual([]);
});

test('publishing runs without installed packages', () => {
  const listImports = (file: string): readonly string[] =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/ from '([^']+)';/g)].flatMap(
      ([, source = '']) => (source.startsWith('.') ? listImports(source) : source),
    );
  const imports = listImports('publishPacked.ts');
  expect(imports).toContain('node:crypto');
  expect(imports.filter((source) => !source.startsWith('node:'))).toEqual([]);
});
