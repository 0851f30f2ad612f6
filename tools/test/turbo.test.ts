import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { withoutGit } from '../release/runStep.ts';
import { root } from './consumers/run.ts';

type Task = {
  readonly taskId: string;
  readonly command: string;
  readonly directory: string;
  readonly dependencies: readonly string[];
  readonly outputs: readonly string[] | null;
  /** The files that its hash has, relative to its package. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly environmentVariables: { readonly specified: { readonly env: readonly string[] } };
};

const tests = ['test', 'test:chain', 'test:consumers', 'test:stories', 'test:e2e'];

/** The tasks that turbo would run, without running them. */
const { tasks } = JSON.parse(
  execFileSync(join(root, 'node_modules/.bin/turbo'), ['run', 'build', ...tests, '--dry=json'], {
    cwd: root,
    env: { ...withoutGit(process.env), TURBO_TELEMETRY_DISABLED: '1' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 256 * 1024 * 1024,
  }),
) as { readonly tasks: readonly Task[] };
const byId = new Map(tasks.map((task) => [task.taskId, task]));
// A package without the script has the task too, so that its dependencies run first.
const scripts = tasks.filter(({ command }) => command !== '<NONEXISTENT>');

/** True for a task whose hash, or that of a task it depends on, includes one of these. */
const isPart = (is: (task: Task) => boolean): ((task: Task) => boolean) => {
  const known = new Map<string, boolean>();
  const ask = (task: Task): boolean => {
    const found =
      known.get(task.taskId) ??
      (is(task) || task.dependencies.flatMap((id) => byId.get(id) ?? []).some((each) => ask(each)));
    known.set(task.taskId, found);
    return found;
  };
  return ask;
};
const hasFile = (file: string) => {
  const names = new Map(tasks.map(({ directory }) => [directory, relative(directory, file)]));
  return isPart(({ directory, inputs }) => (names.get(directory) ?? '') in inputs);
};
const hasVariable = (name: string) =>
  isPart(({ environmentVariables }) => environmentVariables.specified.env.includes(name));

const FILES = [
  'README.md',
  'docs/architecture.md',
  'apps/web/README.md',
  'pnpm-workspace.yaml',
  'playwright.config.ts',
  'packages/contests/package.json',
  'packages/contests/src/result/rankAdditively.ts',
  'packages/contests/src/result/rankAdditively.test.ts',
  'packages/ui-theme/src/controls/Button.tsx',
  'packages/ui-theme/src/controls/Dialog.stories.tsx',
  'packages/contests-react/src/judge/review/ReviewForm.stories.tsx',
  'packages/auth-siwe/test/createBrowser.ts',
  'packages/local-stack/src/main.ts',
  'packages/local-stack/test/provideChain.ts',
  'apps/api/src/createApp.ts',
  'apps/api/test/startApi.ts',
  'apps/scan/src/startScan.ts',
  'apps/web/src/messages/messages.ts',
  'apps/web/e2e/share.spec.ts',
  'tools/dev/stack/services.ts',
  'tools/test/consumers/openConsumer.ts',
  'tools/test/vitest/fuzz.ts',
];

// One line for each package: its tasks that run again.
const describe = (isAffected: (task: Task) => boolean) =>
  [
    ...Map.groupBy(
      scripts.filter(isAffected).map(({ taskId }) => taskId.split('#')),
      ([name]) => name,
    ),
  ]
    .map(([name, ids]) => `  ${name}: ${ids.map(([, task]) => task).join(', ')}`)
    .sort()
    .join('\n');

test('reruns after a change exactly the tasks that it can affect', async () => {
  expect(FILES.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  const changes = [
    ...FILES.map((file) => [file, describe(hasFile(file))]),
    ...['LAUREL_LOCAL', 'LAUREL_RELEASE', 'LAUREL_BUILT', 'LAUREL_FULL'].map((name) => [
      name,
      describe(hasVariable(name)),
    ]),
  ];
  // After a change on purpose: vitest run --project unit tools/test/turbo.test.ts --update
  await expect(changes.map((lines) => `${lines.join('\n').trimEnd()}\n`).join('')).toMatchFileSnapshot(
    'turbo.txt',
  );
});

test('issue 13: a story is part of the Storybook, and of no build of a package', () => {
  const stories = FILES.filter((file) => file.endsWith('.stories.tsx'));
  for (const story of stories) {
    const rebuilt = scripts.filter(hasFile(story)).map(({ taskId }) => taskId);
    expect(rebuilt.filter((id) => id.endsWith('#build'))).toEqual(['@org/storybook#build']);
  }
});

test('hashes no file that git ignores', () => {
  const ignored = tasks.flatMap(({ taskId, inputs }) =>
    Object.keys(inputs)
      .filter((file) => /(?:^|\/)(?:node_modules|\.turbo|\.laurel|dist)\//.test(file))
      .map((file) => `${taskId}: ${file}`),
  );
  expect(ignored).toEqual([]);
});

test('restores the folder that the Storybook build writes', () => {
  expect(byId.get('@org/storybook#build')?.outputs).toContain('storybook-static/**');
});

test('counts the passed tests of a run restored from the cache', () => {
  const planned = tasks.filter(({ command }) => command.includes('runPackage.ts'));
  expect(planned.length).toBeGreaterThan(20);
  for (const { command, outputs, taskId } of planned) {
    const [, kind] = /runPackage\.ts (\w+)/.exec(command) ?? [];
    expect([taskId, outputs]).toEqual([taskId, [`.laurel/counts/${kind}.json`]]);
  }
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
    const manifest = JSON.parse(readFileSync(join(root, path), 'utf8'));
    const files = globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: root, exclude: ['**/node_modules/**'] });
    return Object.entries(kinds)
      .filter((kind) => files.some((file) => isKind(kind, file)) !== kind[0] in manifest.scripts)
      .map(([kind]) => `${folder} ${kind}`);
  });
  expect(wrong).toEqual([]);
});
