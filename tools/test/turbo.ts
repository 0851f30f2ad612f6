import { execFile } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { printStep } from '../dev/stack/print.ts';
import { type Count, countReport } from './count.ts';
import { runCommand } from './runCommand.ts';
import { countPlaywright, countVitest, runPlaywright, runVitest, type TestRun } from './runners.ts';

/** The turbo tasks that run tests. Each package's script of that name calls runPackage.ts. */
type TestTask = 'test' | 'test:chain' | 'test:consumers' | 'test:stories' | 'test:e2e';

/** The files with the test counts of a package; turbo.json lists the same files as outputs. */
export function getCountFile({ folder, kind }: { readonly folder: string; readonly kind: string }): string {
  return `${folder}/.laurel/counts/${kind}.json`;
}

/** The tests of a package: its turbo task, the projects of vitest.config.ts, and the file with their counts. */
type PackageTests = {
  readonly folder: string;
  readonly id: string;
  readonly task: TestTask;
  readonly projects: readonly string[];
  readonly file: string;
};

/** The tests of this task in all packages, or in those in these folders. */
function listTests(task: TestTask, packages: readonly string[] = ['{packages,apps}/*']): PackageTests[] {
  return packages
    .flatMap((folder) => globSync(`${folder}/package.json`))
    .flatMap((path) => {
      const manifest = JSON.parse(readFileSync(path, 'utf8'));
      const { name, scripts = {} }: { name: string; scripts?: Record<string, string> } = manifest;
      const projects = scripts[task]?.split('runPackage.ts ')[1]?.split(' ') ?? [];
      const [kind] = projects;
      const folder = dirname(path);
      if (kind === undefined) return [];
      return [{ folder, id: `${name}#${task}`, task, projects, file: getCountFile({ folder, kind }) }];
    });
}

/** The tests that turbo does not know to have passed, with the hash of their inputs. */
async function listStale(tests: readonly PackageTests[]): Promise<(PackageTests & { hash: string })[]> {
  const words = ['run', ...new Set(tests.map(({ task }) => task)), '--dry=json', ...toFilters(tests)];
  const options = { maxBuffer: 256 * 1024 * 1024, env: { ...process.env, ...ENVIRONMENT } };
  const { stdout } = await promisify(execFile)('turbo', words, options);
  const { tasks }: { tasks: { taskId: string; hash: string; cache: { status: string } }[] } =
    JSON.parse(stdout);
  const missed = new Map(
    tasks.filter(({ cache }) => cache.status !== 'HIT').map(({ taskId, hash }) => [taskId, hash]),
  );
  return tests.flatMap((each) => {
    const hash = missed.get(each.id);
    return hash === undefined ? [] : [{ ...each, hash }];
  });
}

/** The flows run on the web build of `npm start`, which has the local wallets. */
const ENVIRONMENT = { LAUREL_LOCAL: '1' };

// Without filters turbo would also build the packages that have no such tests.
const toFilters = (tests: readonly PackageTests[]) => [
  ...new Set(tests.map(({ id }) => `--filter=${id.split('#')[0]}`)),
];

/**
 * The input from which runPackage.ts counts the tests of a package without running them: the report, and by
 * `<folder> <kind>` the hash that their inputs had before they ran.
 */
export type SharedRun = { readonly run: TestRun; readonly hashes: Readonly<Record<string, string>> };

/**
 * Runs the tests of packages; turbo restores the counts of those that passed with the same inputs. All others run in one
 * process, because each process of Vitest loads React, viem and the simulated page again; turbo then stores the count of
 * each package whose tests passed and whose inputs are still the same.
 */
export async function runTests(options: {
  readonly task: TestTask;
  readonly packages?: readonly string[];
  readonly workers?: number;
  /** Folders that are no packages, so that their tests are never restored. */
  readonly beside?: readonly string[];
  /** Until it ends, turbo restores nothing: a restored build is written again, while others read it. */
  readonly readers?: Promise<unknown> | undefined;
}): Promise<Count[]> {
  const { task, packages, workers, beside = [], readers } = options;
  const tests = listTests(task, packages);
  if (tests.length === 0) return [];
  const isShared = task !== 'test:stories';
  const stale = isShared ? await listStale(tests) : [];
  for (const { file } of tests) rmSync(file, { force: true });

  const folders = [...stale.map(({ folder }) => folder), ...beside].map((folder) => `${folder}/`);
  // A server of PostgreSQL starts even for no test, and takes some seconds of a processor.
  const hasPostgres = folders.some(
    (folder) => globSync(`${folder}**/*.postgres.test.ts`, NO_MODULES).length > 0,
  );
  const projects = [...new Set(tests.flatMap((each) => each.projects))].filter(
    (project) => project !== 'postgres' || hasPostgres,
  );
  const isOfFlows = task === 'test:e2e';
  const runStale = () =>
    isOfFlows ? runPlaywright() : runVitest({ projects, files: folders, ...(workers && { workers }) });
  const run = folders.length > 0 ? await runStale() : undefined;
  const counted = run && (isOfFlows ? countPlaywright(run) : countVitest(run));
  if (readers) printStep('Waiting for the tests that read builds, before turbo stores this count …');
  await readers;
  // An error outside of every test may be of any package: none is known to pass.
  const isBroken =
    run && counted && !run.hasSucceeded && counted.failures.some((each) => each.startsWith(run.name));
  const hashes = Object.fromEntries(
    stale.map(({ folder, projects: [kind], hash }) => [`${folder} ${kind}`, hash]),
  );
  const shared: SharedRun | undefined = run && { run: { ...run, file: resolve(run.file) }, hashes };
  const restored = tests.filter(({ id }) => !stale.some((each) => each.id === id));
  const stored = isBroken ? restored : tests;
  if (stored.length > 0) {
    const flags = ['--output-logs=new-only', '--ui=stream', '--log-prefix=task'];
    const words = [...flags, '--continue=dependencies-successful', ...toFilters(stored)];
    await runCommand(['turbo', 'run', task, ...words], {
      env: { ...ENVIRONMENT, ...(shared && { LAUREL_SHARED_RUN: JSON.stringify(shared) }) },
    });
  }
  const counts = restored.map(({ id, file }) =>
    countReport<Count>({ name: id, file, hasSucceeded: true, count: (count) => count }),
  );
  return counted ? [counted, ...counts] : counts;
}

const NO_MODULES = { exclude: ['**/node_modules/**'] };
