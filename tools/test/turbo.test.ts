import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withoutGit } from '../release/runStep.ts';

const root = dirname(dirname(import.meta.dirname));
const turbo = join(root, 'node_modules/.bin/turbo');

/** A copy of the repository's files, so that a test can change one; a repository too, since turbo then hashes changes only. */
let copy: string;
let before: Hashes;

type Hashes = Readonly<Record<string, string>>;
type DryRun = { tasks: { taskId: string; hash: string; command: string; outputs: string[] | null }[] };

const cleanEnv = withoutGit(process.env);

const builds = ['build', 'typecheck'];
const tests = ['test', 'test:chain', 'test:consumers', 'test:stories', 'test:e2e'];

const planRun = (env: Record<string, string> = {}) =>
  JSON.parse(
    execFileSync(turbo, ['run', ...builds, ...tests, '--dry=json'], {
      cwd: copy,
      env: { ...cleanEnv, LAUREL_LOCAL: '', LAUREL_RELEASE: '', TURBO_TELEMETRY_DISABLED: '1', ...env },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    }),
  ) as DryRun;

const hashTasks = (env?: Record<string, string>): Hashes =>
  Object.fromEntries(
    planRun(env)
      // A package without the script has the task too, so that its dependencies run first.
      .tasks.filter(({ command }) => command !== '<NONEXISTENT>')
      .map(({ taskId, hash }) => [taskId, hash]),
  );

/** The tasks that a change makes turbo run again. */
const findMisses = (after: Hashes) => Object.keys(after).filter((task) => after[task] !== before[task]);

/** The same for a change of one file, limited to some tasks. */
const findMissesAfterChange = (file: string, of: readonly string[] = builds) => {
  const content = readFileSync(join(copy, file));
  appendFileSync(join(copy, file), '\n');
  try {
    return findMisses(hashTasks()).filter((task) => of.includes(task.split('#')[1] ?? ''));
  } finally {
    writeFileSync(join(copy, file), content);
  }
};

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'laurel-turbo-'));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    env: cleanEnv,
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter((name) => name !== '')) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file), { force: true });
  }
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false'];
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all', '--force'],
    [...author, 'commit', '--quiet', '--no-verify', '--message', 'All files'],
  ])
    execFileSync('git', args, { cwd: copy, env: cleanEnv });
  before = hashTasks();
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test.each([
  'packages/contests-react/src/judge/ReviewForm.stories.tsx',
  'packages/ui-theme/src/dialog/Dialog.stories.tsx',
])('issue 13: rebuilds the Storybook, but not its package, after a change of the story %s', (story) => {
  const misses = findMissesAfterChange(story);
  expect(misses).toContain('@org/storybook#build');
  expect(misses.filter((task) => task.endsWith('#build'))).toEqual(['@org/storybook#build']);
});

test('restores the folder that the Storybook build writes', () => {
  const build = planRun().tasks.find(({ taskId }) => taskId === '@org/storybook#build');
  expect(build?.outputs).toContain('storybook-static/**');
});

test.each([
  ['docs/architecture.md', []],
  ['apps/api/src/createApp.ts', ['@org/api#build', '@org/api#typecheck']],
  ['apps/web/README.md', []],
  ['packages/contests/src/result/rankEntries.test.ts', ['@org/contests#typecheck']],
])('reruns only the affected tasks after a change of %s', (file, expected) => {
  expect(findMissesAfterChange(file).toSorted()).toEqual(expected);
});

test('builds everything that imports a changed source file', () => {
  const misses = findMissesAfterChange('packages/contests/src/result/rankEntries.ts');
  const builds = misses.filter((task) => task.endsWith('#build'));
  expect(builds.toSorted()).toEqual([
    '@org/api#build',
    '@org/contests#build',
    '@org/contests-react#build',
    '@org/scan#build',
    '@org/storybook#build',
    '@org/web#build',
  ]);
});

test('checks types again when a script that tests import has changed', () => {
  const misses = findMissesAfterChange('tools/test/consumers/run.ts');
  expect(misses).toContain('@org/ui-theme#typecheck');
  expect(misses.filter((task) => task.endsWith('#build'))).toEqual([]);
});

test('rebuilds the Storybook after a release', () => {
  expect(findMisses(hashTasks({ LAUREL_RELEASE: '@org/contests@1.0.0' }))).toEqual(['@org/storybook#build']);
});

test('includes LAUREL_LOCAL in the web build only', () => {
  expect(findMisses(hashTasks({ LAUREL_LOCAL: '1' }))).toEqual(['@org/web#build', '@org/web#test:e2e']);
});

const kinds = {
  test: (file: string) => /\.test\.tsx?$/.test(file),
  'test:chain': (file: string) => file.endsWith('.chain.test.ts'),
  'test:consumers': (file: string) => /\/test\/(tarball|consumer|next)(\.chain)?\.test\.ts$/.test(file),
};

test('has a script for each kind of tests that a package has, and no other', () => {
  const isKind = ([kind, matches]: [string, (file: string) => boolean], file: string) =>
    matches(file) &&
    (kind === 'test:consumers' || !kinds['test:consumers'](file)) &&
    (kind !== 'test' || !kinds['test:chain'](file));
  const wrong = globSync('{packages,apps}/*/package.json', { cwd: root }).flatMap((path) => {
    const folder = dirname(path);
    const { scripts } = JSON.parse(readFileSync(join(root, path), 'utf8'));
    const files = globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: root, exclude: ['**/node_modules/**'] });
    return Object.entries(kinds)
      .filter((kind) => files.some((file) => isKind(kind, file)) !== kind[0] in scripts)
      .map(([kind]) => `${folder} ${kind}`);
  });
  expect(wrong).toEqual([]);
});

test('counts the passed tests of a run restored from the cache', () => {
  const planned = planRun().tasks.filter(({ command }) => command.includes('runPackage.ts'));
  expect(planned.length).toBeGreaterThan(20);
  for (const { command, outputs, taskId } of planned) {
    const [, kind] = /runPackage\.ts (\w+)/.exec(command) ?? [];
    expect([taskId, outputs]).toEqual([taskId, [`.laurel/counts/${kind}.json`]]);
  }
});

test.each([
  ['docs/architecture.md', []],
  [
    'packages/auth-siwe/test/createBrowser.ts',
    ['@org/auth-siwe#test', '@org/auth-siwe#test:chain', '@org/auth-siwe#test:consumers'],
  ],
  ['apps/api/test/startApi.ts', ['@org/api#test', '@org/api#test:chain']],
  ['apps/web/e2e/share.spec.ts', ['@org/web#test', '@org/web#test:e2e']],
  ['playwright.config.ts', ['@org/web#test:e2e']],
  ['docs/protocol/contests.md', []],
])('reruns only the affected tests after a change of %s', (file, expected) => {
  expect(findMissesAfterChange(file, tests).toSorted()).toEqual(expected);
});

test.each([
  [
    'packages/ui-theme/src/button/Button.tsx',
    [
      '@org/ui-theme#test',
      '@org/wallet-kit#test:consumers',
      '@org/web#test',
      '@org/storybook#test:stories',
      '@org/web#test:e2e',
    ],
  ],
  ['packages/ui-theme/src/dialog/Dialog.stories.tsx', ['@org/storybook#test:stories']],
  ['apps/api/src/createApp.ts', ['@org/api#test', '@org/web#test:e2e']],
  ['apps/scan/src/startScan.ts', ['@org/scan#test', '@org/chain-config#test:chain', '@org/web#test:e2e']],
  [
    'packages/local-stack/src/main.ts',
    ['@org/contests#test:chain', '@org/scan#test:chain', '@org/web#test:e2e'],
  ],
  ['packages/local-stack/test/provideChain.ts', ['@org/contests#test:chain', '@org/contests#test:consumers']],
  [
    'apps/web/src/messages/messages.ts',
    ['@org/ui-theme#test', '@org/storybook#test:stories', '@org/web#test:e2e'],
  ],
  [
    'packages/contests-react/src/texts/en/contest.ts',
    ['@org/contests-react#test', '@org/web#test', '@org/storybook#test:stories', '@org/web#test:e2e'],
  ],
  ['packages/contests/package.json', ['@org/storybook#test:stories']],
  ['pnpm-workspace.yaml', ['@org/wallet-kit#test:consumers']],
  [
    'tools/test/consumers/openConsumer.ts',
    ['@org/wallet-kit#test:consumers', '@org/contests#test:consumers'],
  ],
  ['tools/test/vitest/fuzz.ts', ['@org/contests#test', '@org/web#test']],
  ['tools/dev/stack/services.ts', ['@org/web#test:e2e']],
])('reruns the tests that a change of %s can break', (file, expected) => {
  expect(findMissesAfterChange(file, tests)).toEqual(expect.arrayContaining(expected));
});
