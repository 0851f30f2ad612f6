import { globSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Count, countOne, countReport } from './count.ts';
import { runCommand } from './runCommand.ts';

/** The turbo tasks that run tests. Each package's script of that name calls runPackage.ts. */
type TestTask = 'test' | 'test:chain' | 'test:consumers' | 'test:stories' | 'test:e2e';

/** The files with the test counts of a package; turbo.json lists the same files as outputs. */
export function getCountFile({ folder, kind }: { readonly folder: string; readonly kind: string }): string {
  return `${folder}/.laurel/counts/${kind}.json`;
}

const flags = ['--output-logs=new-only', '--ui=stream', '--log-prefix=task'];

/** Checks the types of all packages; turbo skips unchanged ones. */
export async function runTypecheck(): Promise<Count> {
  const command = ['turbo', 'run', 'typecheck', '--output-logs=errors-only', '--ui=stream', '--continue'];
  return countOne('types of the packages and apps', await runCommand(command));
}

/** Tasks of all packages, or of those in these folders, of how many packages at once, and with how many workers each. */
type Selection = {
  readonly tasks: readonly TestTask[];
  readonly packages?: readonly string[];
  readonly concurrency?: number;
  readonly workers?: number;
};

/** The packages with tests of these tasks, with the files of their counts. */
function listTests({ tasks, packages = ['{packages,apps}/*'] }: Selection) {
  return packages
    .flatMap((folder) => globSync(`${folder}/package.json`))
    .flatMap((path) => {
      const manifest = JSON.parse(readFileSync(path, 'utf8'));
      const { name, scripts = {} }: { name: string; scripts?: Record<string, string> } = manifest;
      const folder = dirname(path);
      return tasks.flatMap((task) => {
        const [, kind] = / (\w+)/.exec(scripts[task]?.split('runPackage.ts')[1] ?? '') ?? [];
        return kind === undefined ? [] : [{ name, task, file: getCountFile({ folder, kind }) }];
      });
    });
}

/**
 * Runs the tests of packages; turbo restores the counts of those that passed with the same inputs. The
 * flows run on the web build of `npm start`, which has the local wallets.
 */
export async function runTests(selection: Selection): Promise<Count[]> {
  const tests = listTests(selection);
  for (const { file } of tests) rmSync(file, { force: true });
  // Stories, chain tests and the others run beside each other (tools/test/main.ts), so up to five packages share the cores.
  const options = [
    ...flags,
    `--concurrency=${selection.concurrency ?? 2}`,
    '--continue=dependencies-successful',
  ];
  // Without filters turbo would also build the packages that have no such tests.
  const filters = [...new Set(tests.map(({ name }) => `--filter=${name}`))];
  await runCommand(['turbo', 'run', ...selection.tasks, ...options, ...filters], {
    env: { LAUREL_LOCAL: '1', ...(selection.workers && { VITEST_MAX_WORKERS: String(selection.workers) }) },
  });
  return tests.map(({ name, task, file }) =>
    countReport<Count>({ name: `${name}#${task}`, file, hasSucceeded: true, count: (count) => count }),
  );
}
