import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withoutGit } from '../../release/runStep.ts';

const env = withoutGit(process.env);
const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];
let repository: string;

beforeAll(() => {
  repository = mkdtempSync(join(tmpdir(), 'commit-message-'));
  execFileSync('git', ['init', '-q'], { cwd: repository, env });
  execFileSync('git', ['config', 'core.hooksPath', import.meta.dirname], { cwd: repository, env });
});
afterAll(() => rmSync(repository, { recursive: true, force: true }));

const commit = (paragraphs: readonly string[], locale: Record<string, string> = {}) =>
  spawnSync(
    'git',
    [...author, 'commit', '--allow-empty', '-q', ...paragraphs.flatMap((each) => ['-m', each])],
    {
      cwd: repository,
      env: { ...env, ...locale },
      encoding: 'utf8',
    },
  );

test.each(['C', 'C.UTF-8', 'none'])(
  'the hook of commits allows a subject of 72 characters, and any body, in the locale %s',
  (LC_ALL) => {
    const paragraphs = [`fix: ${'é漢😀'.repeat(22)}e`, 'b'.repeat(100)];
    expect(commit(paragraphs, { LC_ALL })).toMatchObject({ status: 0 });
  },
);

test.each(['Merge ', 'Revert "', 'fixup! ', 'squash! ', 'amend! '])(
  'the hook of commits allows a longer subject that git writes: %s',
  (beginning) => {
    expect(commit([beginning + 'e'.repeat(73)])).toMatchObject({ status: 0 });
  },
);

test('the hook of commits refuses a subject of 73 characters, with its length', () => {
  const { status, stderr } = commit([`fix: ${'e'.repeat(68)}`]);
  expect(status).toBe(1);
  expect(stderr).toContain('has 73 characters; at most 72');
});
