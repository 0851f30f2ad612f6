import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../test/consumers/run.ts';
import { publisher } from './publisher.ts';
import { rename, renameFiles } from './rename.ts';
import { withoutGit } from './runStep.ts';

const acme = { scope: '@acme', repository: 'https://git.acme.example/web/laurel' };

const env = withoutGit(process.env);

const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: copy, env, encoding: 'utf8' });
const searchFiles = (text: string) =>
  spawnSync(
    'git',
    ['grep', '--untracked', '--ignore-case', '--files-with-matches', '--fixed-strings', text],
    {
      cwd: copy,
      env,
      encoding: 'utf8',
    },
  )
    .stdout.trim()
    .split('\n')
    .filter(Boolean);

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'laurel-renamed-'));
  const options = { cwd: root, env, encoding: 'utf8' } as const;
  const tracked = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    options,
  );
  for (const path of tracked.split('\0').filter(Boolean)) cpSync(join(root, path), join(copy, path));
  git('init', '--quiet');
  git('add', '--all');
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('names the repository only in the constant, the manifests and the documents', () => {
  const address = publisher.repository.replace('https://', '');
  const named = /^(?:packages|apps)\/[\w-]+\/package\.json$|\.md$/;
  const others = searchFiles(address).filter((path) => !named.test(path));
  expect(others).toEqual(['tools/release/publisher.ts']);
});

test('changes scope and repository in every file', () => {
  expect(renameFiles(copy, acme).length).toBeGreaterThan(500);
  expect(searchFiles(`${publisher.scope}/`)).toEqual([]);
  expect(searchFiles(publisher.repository)).toEqual([]);
  const manifest = JSON.parse(readFileSync(join(copy, 'packages/contests/package.json'), 'utf8'));
  expect(manifest).toMatchObject({
    name: '@acme/contests',
    bugs: 'https://git.acme.example/web/laurel/issues',
    dependencies: { '@acme/chain-config': 'workspace:^' },
  });
  expect(readFileSync(join(copy, 'tools/release/publisher.ts'), 'utf8')).toContain(
    "{ scope: '@acme', repository: 'https://git.acme.example/web/laurel' }",
  );
});

test('keeps pictures and every other byte', () => {
  const changed = git('diff', '--numstat').trim().split('\n');
  expect(changed.filter((line) => !/^(\d+)\t\1\t/.test(line))).toEqual([]);
});

test('renames imports, regular expressions and filters, and nothing that looks similar', () => {
  expect(rename("import '@org/contests'; /^@org\\//; --filter=@org/web", acme)).toBe(
    "import '@acme/contests'; /^@acme\\//; --filter=@acme/web",
  );
  expect(rename('@organizer/x @org', acme)).toBe('@organizer/x @org');
});

test.each([
  ['--scope', 'acme'],
  ['--scope', '@Acme'],
  ['--repository', 'http://acme.example/laurel'],
  ['--repository', 'https://acme.example/laurel.git'],
  ['--other', 'x'],
])('refuses %s %s and changes nothing', (option, value) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'tools/release/rename.ts'), option, value],
    {
      encoding: 'utf8',
    },
  );
  expect(status).toBe(2);
  expect(stderr).toContain(option);
});
