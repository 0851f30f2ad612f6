import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withoutGit } from '../release/runStep.ts';
import { setUpHooks } from './setUpHooks.mjs';

const env = withoutGit(process.env);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hooks-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, env, stdio: 'pipe' });
const readHooksPath = () => {
  const args = ['config', '--local', 'core.hooksPath'];
  return spawnSync('git', args, { cwd: folder, env, encoding: 'utf8' }).stdout.trim();
};

test('sets up the hooks in a repository', () => {
  git('init', '-q');
  setUpHooks(folder);
  expect(readHooksPath()).toBe('tools/dev/hooks');
});

test("keeps a contributor's own hooks", () => {
  git('init', '-q');
  git('config', 'core.hooksPath', 'mine');
  setUpHooks(folder);
  expect(readHooksPath()).toBe('mine');
});

test('writes nothing into a repository that holds the sources in a folder', () => {
  git('init', '-q');
  mkdirSync(join(folder, 'laurel'));
  setUpHooks(join(folder, 'laurel'));
  expect(readHooksPath()).toBe('');
});

test('setting up hooks does nothing without git', () => {
  expect(() => setUpHooks(folder)).not.toThrow();
});
