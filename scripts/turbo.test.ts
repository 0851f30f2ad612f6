import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = dirname(import.meta.dirname);
const turbo = join(root, 'node_modules/.bin/turbo');

/** A copy of the repository's files, so that a test may change one. */
let copy: string;
let before: Hashes;

type Hashes = Readonly<Record<string, string>>;
type DryRun = { tasks: { taskId: string; hash: string; outputs: string[] | null }[] };

const planRun = (env: Record<string, string> = {}) =>
  JSON.parse(
    execFileSync(turbo, ['run', 'build', 'typecheck', '--dry=json'], {
      cwd: copy,
      env: { ...process.env, LAUREL_LOCAL: '', TURBO_TELEMETRY_DISABLED: '1', ...env },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    }),
  ) as DryRun;

const hashTasks = (env?: Record<string, string>): Hashes =>
  Object.fromEntries(planRun(env).tasks.map(({ taskId, hash }) => [taskId, hash]));

/** The tasks that a change makes turbo run again. */
const findMisses = (after: Hashes) =>
  Object.keys(after).filter((task) => !task.endsWith('#transit') && after[task] !== before[task]);

const findMissesAfterChange = (file: string) => {
  const content = readFileSync(join(copy, file));
  appendFileSync(join(copy, file), '\n');
  try {
    return findMisses(hashTasks());
  } finally {
    writeFileSync(join(copy, file), content);
  }
};

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'laurel-turbo-'));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter((name) => name !== '')) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file), { force: true });
  }
  before = hashTasks();
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test.each([
  'apps/web/src/features/evaluate/EvaluateView.stories.tsx',
  'packages/ui-theme/src/dialog/Dialog.stories.tsx',
])('issue 13: a changed story builds the Storybook again, and not the package it is in: %s', (story) => {
  const misses = findMissesAfterChange(story);
  expect(misses).toContain('@org/storybook#build');
  expect(misses.filter((task) => task.endsWith('#build'))).toEqual(['@org/storybook#build']);
});

test('the Storybook that turbo restores is the folder that the build writes', () => {
  const build = planRun().tasks.find(({ taskId }) => taskId === '@org/storybook#build');
  expect(build?.outputs).toContain('storybook-static/**');
});

test.each([
  ['docs/architecture.md', []],
  ['apps/api/src/createApp.ts', ['@org/api#build', '@org/api#typecheck']],
  ['apps/web/README.md', []],
  ['packages/contests/src/rule/rankEntries.test.ts', ['@org/contests#typecheck']],
])('a change of %s runs no more than it must', (file, expected) => {
  expect(findMissesAfterChange(file).toSorted()).toEqual(expected);
});

test('a changed source file builds everything that imports it', () => {
  const misses = findMissesAfterChange('packages/contests/src/rule/rankEntries.ts');
  const builds = misses.filter((task) => task.endsWith('#build'));
  expect(builds.toSorted()).toEqual([
    '@org/api#build',
    '@org/contests#build',
    '@org/local-stack#build',
    '@org/scan#build',
    '@org/storybook#build',
    '@org/web#build',
  ]);
});

test('types are checked again when a script that the tests import has changed', () => {
  const misses = findMissesAfterChange('scripts/consumers/run.ts');
  expect(misses).toContain('@org/ui-theme#typecheck');
  expect(misses.filter((task) => task.endsWith('#build'))).toEqual([]);
});

test.each(['LAUREL_LOCAL', 'LAUREL_PSEUDO'])('%s is part of the web build only', (name) => {
  expect(findMisses(hashTasks({ [name]: '1' }))).toEqual(['@org/web#build']);
});
